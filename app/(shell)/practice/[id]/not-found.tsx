import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";

export default function AttemptNotFound() {
  return (
    <EmptyState
      as="h1"
      title="Attempt not found"
      description="It is somebody else's, or it is gone."
      action={
        <Link href="/practice" className={buttonVariants()}>
          Practice
        </Link>
      }
    />
  );
}
