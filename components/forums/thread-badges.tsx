import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";

type ThreadBadgesProps = { thread: { isPinned: boolean; isLocked: boolean; isSolved: boolean; isHidden: boolean } };

export function ThreadBadges({ thread: { isPinned, isLocked, isSolved, isHidden } }: ThreadBadgesProps) {
  return (
    <>
      {isHidden && (
        <Badge variant="exam">
          <Icon name="eye-off" />
          Hidden
        </Badge>
      )}
      {isPinned && (
        <Badge variant="info">
          <Icon name="pin" />
          Pinned
        </Badge>
      )}
      {isSolved && (
        <Badge variant="soft">
          <Icon name="circle-check" />
          Solved
        </Badge>
      )}
      {isLocked && (
        <Badge variant="secondary">
          <Icon name="lock" />
          Locked
        </Badge>
      )}
    </>
  );
}
