"use client";
import { useParams } from "next/navigation";
import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";

const ID = /^[1-9][0-9]{0,9}$/;

/** Whether the id in the address is invalid or simply does not exist. */
export function ForumContentNotFound({ invalid, missing }: { invalid: string; missing: string }) {
  const { id } = useParams<{ id: string }>();
  return (
    <EmptyState
      as="h1"
      icon="search-x"
      title={ID.test(id) ? missing : invalid}
      description="It may have been removed, or the link may be mistyped."
      action={
        <Link href="/community" className={buttonVariants()}>
          Back to Community
        </Link>
      }
    />
  );
}
