import { Avatar, AvatarFallback, AvatarImage } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { initialsOf } from "./initials";

type UserAvatarProps = { src?: string | null; name: string; className?: string };

/**
 * The alternative text is empty because the person's name is always beside the picture; the initials are shown until it
 * has loaded.
 */
export function UserAvatar({ src, name, className }: UserAvatarProps) {
  return (
    <Avatar aria-hidden="true" className={cn("font-semibold text-compact", className)}>
      {src && <AvatarImage src={src} alt="" />}
      <AvatarFallback>{initialsOf(name)}</AvatarFallback>
    </Avatar>
  );
}
