"use client";
import dynamic from "next/dynamic";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { SpinnerScreen } from "@/components/shell/spinner-screen";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { useDialog } from "@/components/ui/use-dialog";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import type { Group } from "@/lib/groups/contract/groups";
import type { Membership } from "@/lib/groups/contract/members";
import { useGroup } from "@/lib/groups/hooks/groups";
import { useJoinGroup, useMembership } from "@/lib/groups/hooks/members";
import { membersInWords } from "@/lib/groups/rules";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { CallError, sentenceOf } from "@/lib/platform/query/call";
import { CreatedOn } from "./created-on";
import { GroupMissing } from "./group-missing";
import { InvitationNotice } from "./invitation-notice";
import { PrivateBadge } from "./private-badge";
import { useCachedUser } from "./use-cached-user";

const MemberView = dynamic(loadWithRetry(() => import("./member-view").then((view) => view.MemberView)));

/** `invite` is the secret of the invitation link. */
export function GroupScreen({ id, invite }: { id: number; invite: string | undefined }) {
  const membership = useMembership(id);
  const { data: group, error, refetch } = useGroup(id, invite, membership !== null);
  const me = useCachedUser();
  const gone = error instanceof CallError && error.status === 404;
  useFailureToast({ error: gone ? null : error, data: group }, "Error loading group data");

  if (gone) return <GroupMissing />;
  if (!group)
    return error ? <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} /> : <SpinnerScreen />;
  return (
    <>
      <GroupHeader group={group} membership={membership} invite={invite} />
      {me && membership ? (
        <MemberView group={group} membership={membership} me={me} />
      ) : (
        <>
          {me && <InvitationNotice id={id} invite={invite} />}
          <EmptyState
            icon="lock-keyhole"
            title="Join to access"
            description="The chat and the list of members are for members of this group."
          />
        </>
      )}
    </>
  );
}

type GroupHeaderProps = { group: Group; membership: Membership | null; invite: string | undefined };

function GroupHeader({ group, membership, invite }: GroupHeaderProps) {
  const { id, name, description, isPrivate, createdAt, memberCount } = group;
  const moderates = useCachedUser()?.isAdmin && !membership?.isAdmin;
  return (
    <header className={membership ? "mb-3" : "mb-5"}>
      <BreadcrumbTrail steps={[{ href: "/community?tab=groups", label: "Community" }]} here={name} />
      {/* On a phone the chat needs the height: members have their actions beside the name. */}
      <div
        className={cn("flex items-start justify-between gap-x-8 gap-y-1", membership ? "sm:flex-wrap" : "flex-wrap")}
      >
        <div className="min-w-0 max-w-[72ch] flex-1 sm:basis-72">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 dir="auto" className="heading wrap-anywhere text-2xl">
              {name}
            </h1>
            {isPrivate && <PrivateBadge />}
            <p className="flex flex-wrap gap-x-4 gap-y-1 text-muted-foreground text-sm [&_svg]:size-4">
              <span className="flex items-center gap-1.5">
                <Icon name="users-round" />
                {membersInWords(memberCount)}
              </span>
              <span className={cn("flex items-center gap-1.5", membership && "max-sm:hidden")}>
                <Icon name="calendar-plus" />
                <CreatedOn createdAt={createdAt} />
              </span>
            </p>
          </div>
          <GroupDescription text={description} short={membership !== null} />
        </div>
        <div className="flex gap-2 sm:flex-wrap">
          {membership?.isAdmin && <ManageGroup group={group} />}
          {moderates && <ModerateGroup group={group} />}
          {membership ? <LeaveGroup group={group} /> : <JoinButton id={id} invite={invite} />}
        </div>
      </div>
    </header>
  );
}

const LeaveGroupDialog = lazyPart(() => import("./leave-group-dialog").then((dialog) => dialog.LeaveGroupDialog));

function LeaveGroup({ group }: { group: Group }) {
  const { opened, button, dialog } = useDialog(LeaveGroupDialog.preload);
  return (
    <>
      <Button {...button} variant="ghost" size="sm" className="text-muted-foreground">
        <Icon name="log-out" />
        <span className="max-sm:sr-only">Leave Group</span>
      </Button>
      {opened && <LeaveGroupDialog group={group} {...dialog} />}
    </>
  );
}

const ManageDialog = lazyPart(() => import("./manage-dialog").then((dialog) => dialog.ManageDialog));

function ManageGroup({ group }: { group: Group }) {
  const { opened, button, dialog } = useDialog(ManageDialog.preload);
  return (
    <>
      <Button {...button} variant="outline" size="sm">
        <Icon name="settings-2" />
        <span className="max-sm:sr-only">Manage</span>
      </Button>
      {opened && <ManageDialog group={group} {...dialog} />}
    </>
  );
}

const DeleteGroupDialog = lazyPart(() => import("./delete-group-dialog").then((dialog) => dialog.DeleteGroupDialog));

/** For site admins who are not members of this group. */
function ModerateGroup({ group }: { group: Group }) {
  const { opened, button, dialog } = useDialog(DeleteGroupDialog.preload);
  return (
    <>
      <Button {...button} variant="outline" className="text-destructive">
        <Icon name="trash" />
        Delete group
      </Button>
      {opened && <DeleteGroupDialog group={group} {...dialog} />}
    </>
  );
}

const LONG = 220;
const ONE_LINE = 45;

/** A long description is collapsed, so that the chat below is visible; for members to one line. */
function GroupDescription({ text, short }: { text: string; short: boolean }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > (short ? ONE_LINE : LONG) || text.split("\n").length > (short ? 1 : 3);
  return (
    <div className={cn("mt-1 text-muted-foreground", short && !whole && "flex items-baseline gap-2")}>
      <p
        dir="auto"
        className={cn("wrap-anywhere whitespace-pre-line", long && !whole && (short ? "line-clamp-1" : "line-clamp-3"))}
      >
        {text}
      </p>
      {long && (
        <button
          type="button"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
          className="min-h-8 shrink-0 rounded-sm font-medium text-compact text-primary underline underline-offset-4 hover:no-underline pointer-coarse:min-h-11"
        >
          {whole ? "Show less" : "Show all"}
        </button>
      )}
    </div>
  );
}

/** A visitor is sent to sign in and returns here with the same invitation. */
function JoinButton({ id, invite }: { id: number; invite: string | undefined }) {
  const router = useRouter();
  const here = `/community/group/${id}`;
  const join = useJoinGroup(id, () => {
    // The secret is no longer needed and is removed from the address, so that it is not shared by mistake.
    if (invite) router.replace(here);
  });
  if (!useCachedUser()) {
    const next = encodeURIComponent(invite ? `${here}?invite=${invite}` : here);
    return (
      <a href={`/auth?next=${next}`} className={buttonVariants()}>
        Join Group
      </a>
    );
  }
  const press = () => {
    if (!join.isPending) join.mutate({ params: { id }, body: invite ? { invite } : {} });
  };
  return (
    <Button onClick={press} aria-disabled={join.isPending}>
      {join.isPending ? "Joining..." : "Join Group"}
    </Button>
  );
}
