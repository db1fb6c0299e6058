import { Avatar, AvatarFallback, AvatarImage } from "@/components/ui/avatar";
import { initialsOf } from "./initials";

type UserAvatarProps = { src?: string | null; name: string; className?: string };

/**
 * The alternative text is empty because the person's name is always beside the picture; the initials are shown until it
 * has loaded.
 */
export function UserAvatar({ src, name, className }: UserAvatarProps) {
  return (
    <Avatar aria-hidden="true" className={className}>
      {src && <AvatarImage src={src} alt="" />}
      <AvatarFallback>{initialsOf(name)}</AvatarFallback>
    </Avatar>
  );
}
