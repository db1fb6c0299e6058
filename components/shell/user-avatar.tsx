import { Avatar, AvatarFallback, AvatarImage } from "@/components/ui/avatar";
import { cn } from "@/components/ui/cn";
import { initialsOf } from "./initials";

type UserAvatarProps = { src?: string | null; name: string; className?: string };

/** The person's name always stands beside it, so the picture is silent; until it is there the initials show. */
export function UserAvatar({ src, name, className }: UserAvatarProps) {
  return (
    <Avatar aria-hidden="true" className={cn("font-semibold text-compact", className)}>
      {src && <AvatarImage src={src} alt="" />}
      <AvatarFallback>{initialsOf(name)}</AvatarFallback>
    </Avatar>
  );
}
