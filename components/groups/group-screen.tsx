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
import "./chat/chat.css";

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
  if (me && membership) return <MemberView group={group} membership={membership} me={me} />;
  return (
    <>
      <GroupHeader group={group} invite={invite} />
      {me && <InvitationNotice id={id} invite={invite} />}
      <EmptyState
        icon="lock-keyhole"
        title="Join to access"
        description="The chat and the list of members are for members of this group."
      />
    </>
  );
}

/** For those who are not members. */
function GroupHeader({ group, invite }: { group: Group; invite: string | undefined }) {
  const { id, name, description, isPrivate, createdAt, memberCount } = group;
  return (
    <header className="mb-5">
      <BreadcrumbTrail steps={[{ href: "/community?tab=groups", label: "Community" }]} here={name} />
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-1">
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
              <span className="flex items-center gap-1.5">
                <Icon name="calendar-plus" />
                <CreatedOn createdAt={createdAt} />
              </span>
            </p>
          </div>
          <GroupDescription text={description} />
        </div>
        <div className="flex flex-wrap gap-2">
          {useCachedUser()?.isAdmin && <ModerateGroup group={group} />}
          <JoinButton id={id} invite={invite} />
        </div>
      </div>
    </header>
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

function GroupDescription({ text }: { text: string }) {
  const [whole, setWhole] = useState(false);
  const long = text.length > LONG || text.split("\n").length > 3;
  return (
    <div className="mt-1 text-muted-foreground">
      <p dir="auto" className={cn("wrap-anywhere whitespace-pre-line", long && !whole && "line-clamp-3")}>
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
