import { CircleCheck, EyeOff, Lock, Pin } from "lucide-react";
import { Badge } from "@/components/ui/badge";

type ThreadBadgesProps = { thread: { isPinned: boolean; isLocked: boolean; isSolved: boolean; isHidden: boolean } };

export function ThreadBadges({ thread: { isPinned, isLocked, isSolved, isHidden } }: ThreadBadgesProps) {
  return (
    <>
      {isHidden && (
        <Badge variant="exam">
          <EyeOff aria-hidden="true" />
          Hidden
        </Badge>
      )}
      {isPinned && (
        <Badge variant="info">
          <Pin aria-hidden="true" />
          Pinned
        </Badge>
      )}
      {isSolved && (
        <Badge variant="soft">
          <CircleCheck aria-hidden="true" />
          Solved
        </Badge>
      )}
      {isLocked && (
        <Badge variant="secondary">
          <Lock aria-hidden="true" />
          Locked
        </Badge>
      )}
    </>
  );
}
