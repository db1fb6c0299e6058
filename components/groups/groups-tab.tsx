"use client";
import { LogIn } from "lucide-react";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { buttonVariants } from "@/components/ui/button-variants";
import { Skeleton } from "@/components/ui/skeleton";
import { useGroups, useMyGroups } from "@/lib/groups/hooks/groups";
import { sentenceOf } from "@/lib/platform/call";
import { GroupLists } from "./group-lists";
import { useCachedUser } from "./use-cached-user";
import { useErrorToast } from "./use-error-toast";

const SIGN_IN_URL = `/auth?next=${encodeURIComponent("/community?tab=groups")}`;

export function GroupsTab() {
  const signedIn = useCachedUser() !== undefined;
  const myGroups = useMyGroups(signedIn);
  const all = useGroups(signedIn);
  const error = myGroups.error ?? all.error;
  useErrorToast("Error loading groups", error);

  if (!signedIn)
    return (
      <EmptyState
        icon={LogIn}
        title="Sign in required"
        description="Study groups are where students of a paper talk. Sign in to see and join them."
        action={
          <a href={SIGN_IN_URL} className={buttonVariants()}>
            Sign in
          </a>
        }
      />
    );
  if (myGroups.data && all.data)
    return <GroupLists myGroups={myGroups.data} others={all.data.filter((one) => !one.isMember)} />;
  if (!error) return <Skeleton className="h-64" />;
  return (
    <ErrorState message={sentenceOf(error)} onRetry={() => void Promise.all([myGroups.refetch(), all.refetch()])} />
  );
}
