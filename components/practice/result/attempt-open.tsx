import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";

export const AttemptOpen = ({ id }: { id: number }) => (
  <EmptyState
    as="h1"
    title="This practice is still open"
    description="Its result is shown when it is finished."
    action={
      <Link href={`/practice/${id}`} className={buttonVariants()}>
        Continue
      </Link>
    }
  />
);
