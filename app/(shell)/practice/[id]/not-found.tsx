import Link from "next/link";
import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";

export default function AttemptNotFound() {
  return (
    <EmptyState
      as="h1"
      title="Attempt not found"
      description="It is somebody else's, or it is gone."
      action={
        <Link prefetch={false} href="/practice" className={buttonVariants()}>
          Practice
        </Link>
      }
    />
  );
}
