import { Avatar, AvatarFallback, AvatarImage } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { initialsOf } from "./initials";

type UserAvatarProps = {
  src?: string | null;
  name: string;
  /** Gives the colour, where the name shown is not the username. */
  username?: string;
  className?: string;
};

/**
 * The alternative text is empty because the person's name is always beside the picture; the initials are shown until it
 * has loaded.
 */
export function UserAvatar({ src, name, username = name, className }: UserAvatarProps) {
  if (!src)
    return (
      <span aria-hidden="true" className={cn("avatar", hueOf(username), className)}>
        {initialsOf(name)}
      </span>
    );
  return (
    <Avatar aria-hidden="true" className={className}>
      <AvatarImage src={src} alt="" />
      <AvatarFallback className={hueOf(username)}>{initialsOf(name)}</AvatarFallback>
    </Avatar>
  );
}

const HUES = ["avatar-1", "avatar-2", "avatar-3", "avatar-4", "avatar-5", "avatar-6", "avatar-7"];

/** The same colour for the same person everywhere. */
function hueOf(username: string): string | undefined {
  let sum = 0;
  for (const letter of username) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_003;
  return HUES[sum % HUES.length];
}
