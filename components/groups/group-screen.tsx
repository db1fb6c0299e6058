"use client";
import { LockKeyhole } from "lucide-react";
import dynamic from "next/dynamic";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { SpinnerScreen } from "@/components/shell/spinner-screen";
import { useGroup } from "@/lib/groups/hooks/groups";
import { useMembership } from "@/lib/groups/hooks/members";
import { CallError, sentenceOf } from "@/lib/platform/call";
import { GroupHeader } from "./group-header";
import { GroupMissing } from "./group-missing";
import { useCachedUser } from "./use-cached-user";
import { useErrorToast } from "./use-error-toast";

const MemberView = dynamic(() => import("./member-view").then((view) => view.MemberView));

/** `invite` is the secret of the link that led here. */
export function GroupScreen({ id, invite }: { id: number; invite: string | undefined }) {
  const membership = useMembership(id);
  const { data: group, error, refetch } = useGroup(id, invite, membership !== null);
  const me = useCachedUser();
  const gone = error instanceof CallError && error.status === 404;
  useErrorToast("Error loading group data", gone ? null : error);

  if (gone) return <GroupMissing />;
  if (!group)
    return error ? <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} /> : <SpinnerScreen />;
  return (
    <>
      <GroupHeader group={group} membership={membership} invite={invite} />
      {me && membership ? (
        <MemberView group={group} membership={membership} me={me} />
      ) : (
        <EmptyState
          icon={LockKeyhole}
          title="Join to access"
          description="The chat and the list of members are for members of this group."
        />
      )}
    </>
  );
}
