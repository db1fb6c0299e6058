import Link from "next/link";
import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";

export const AttemptOpen = ({ id }: { id: number }) => (
  <EmptyState
    as="h1"
    title="This practice is still open"
    description="Its result is shown when it is finished."
    action={
      <Link prefetch={false} href={`/practice/${id}`} className={buttonVariants()}>
        Continue
      </Link>
    }
  />
);
