import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import type { AttemptEntry } from "@/lib/practice/contract/shapes";
import { isTimed, openLabel } from "@/lib/practice/rules/words";

type AttemptOpenProps = { attempt: Pick<AttemptEntry, "id" | "kind" | "isOver"> };

/** In the place of a result that is not there yet. The page of an exam whose time is over finishes it. */
export const AttemptOpen = ({ attempt: { id, kind, isOver } }: AttemptOpenProps) => (
  <EmptyState
    as="h1"
    title={isOver ? "The time of this exam is over" : `This ${isTimed(kind) ? "exam" : "practice"} is still open`}
    description={
      isOver
        ? "Your answers are in. They are marked when you open the result."
        : "Its result is shown when it is finished."
    }
    action={
      <Link href={`/practice/${id}`} className={buttonVariants()}>
        {openLabel({ isOver })}
      </Link>
    }
  />
);
