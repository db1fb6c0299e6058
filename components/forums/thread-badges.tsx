import { CircleCheck, Lock, Pin } from "lucide-react";
import { Badge } from "@/components/ui/badge";

type ThreadBadgesProps = { thread: { isPinned: boolean; isLocked: boolean; isSolved: boolean } };

export function ThreadBadges({ thread: { isPinned, isLocked, isSolved } }: ThreadBadgesProps) {
  return (
    <>
      {isPinned && (
        <Badge variant="info">
          <Pin aria-hidden="true" />
          Pinned
        </Badge>
      )}
      {isSolved && (
        <Badge variant="primary">
          <CircleCheck aria-hidden="true" />
          Solved
        </Badge>
      )}
      {isLocked && (
        <Badge>
          <Lock aria-hidden="true" />
          Locked
        </Badge>
      )}
    </>
  );
}
