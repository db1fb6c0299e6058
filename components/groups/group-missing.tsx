"use client";
import { usePathname } from "next/navigation";
import { EmptyState } from "@/components/shell/empty-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Link } from "@/components/ui/link";
import { GROUP_MISSING, INVALID_GROUP } from "@/lib/groups/rules";

/** The same for a group that does not exist and for one that this person may not see. */
export function GroupMissing() {
  const written = usePathname().split("/").at(-1) ?? "";
  const invalid = !/^[1-9][0-9]{0,9}$/.test(written);
  return (
    <EmptyState
      as="h1"
      icon="users-round"
      title={invalid ? INVALID_GROUP : GROUP_MISSING}
      description={
        invalid
          ? "There is no study group at this address. The link may be mistyped."
          : "It may have been deleted, or it is private. To open a private group you need an invitation that can still be used."
      }
      action={
        <Link href="/community?tab=groups" className={buttonVariants()}>
          Back to Study Groups
        </Link>
      }
    />
  );
}
