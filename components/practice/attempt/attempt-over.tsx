import { CircleCheckBig } from "lucide-react";
import Link from "next/link";
import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Attempt } from "@/lib/practice/contract/shapes";

/** An address that was kept, or a tab that stayed open, leads to an attempt that is finished. */
export function AttemptOver({ attempt }: { attempt: Attempt }) {
  return (
    <EmptyState
      as="h1"
      icon={CircleCheckBig}
      title={attempt.title}
      description="This practice is finished. Your answers are in its result."
      action={
        <Link prefetch={false} href={`/practice/${attempt.id}/result`} className={buttonVariants()}>
          Show the result
        </Link>
      }
    />
  );
}
