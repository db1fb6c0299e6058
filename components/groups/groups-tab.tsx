"use client";
import { type ReactNode, useId, useState } from "react";
import { EmptyState } from "@/components/shell/empty-state";
import { ErrorState } from "@/components/shell/error-state";
import { SearchBox } from "@/components/shell/search-box";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import { useFailureToast } from "@/components/ui/use-failure-toast";
import type { Group, GroupItem, MyGroup } from "@/lib/groups/contract/groups";
import { useGroups, useMyGroups } from "@/lib/groups/hooks/groups";
import { useDeclineInvitation } from "@/lib/groups/hooks/members";
import { membersInWords } from "@/lib/groups/rules";
import { sentenceOf } from "@/lib/platform/query/call";
import { CreatedOn } from "./created-on";
import { PrivateBadge } from "./private-badge";
import { useCachedUser } from "./use-cached-user";

const SIGN_IN_URL = `/auth?next=${encodeURIComponent("/community?tab=groups")}`;

export function GroupsTab() {
  const signedIn = useCachedUser() !== undefined;
  const myGroups = useMyGroups(signedIn);
  const all = useGroups(signedIn);
  const error = myGroups.error ?? all.error;
  useFailureToast({ error, data: myGroups.data && all.data }, "Error loading groups");

  if (!signedIn)
    return (
      <EmptyState
        icon="log-in"
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

/** From so many groups on they can be searched. */
const MANY = 6;

const isNamed = (group: Group, text: string): boolean => group.name.toLowerCase().includes(text.trim().toLowerCase());

function GroupLists(props: { myGroups: MyGroup[]; others: GroupItem[] }) {
  const [text, setText] = useState("");
  const myGroups = props.myGroups.filter((group) => isNamed(group, text));
  const others = props.others.filter((group) => isNamed(group, text));
  const count = props.myGroups.length + props.others.length;
  const invitations = others.filter(({ invited }) => invited);
  if (count === 0)
    return (
      <EmptyState
        icon="users-round"
        title="No study groups available"
        description="Start the first one: a name, a sentence on what you study, and a link for your friends."
        action={<CreateLink />}
      />
    );
  return (
    <div className="space-y-8">
      {count >= MANY && (
        <SearchBox
          label="Search groups by name"
          placeholder="Search groups"
          value={text}
          onChange={({ target }) => setText(target.value)}
          className="max-w-sm"
        />
      )}
      <Section
        title="Your Study Groups"
        action={<CreateLink />}
        none={text ? "None of your groups is called so." : "You are in no study group yet."}
      >
        {myGroups.map((group) => (
          <GroupCard key={group.id} group={group} joined unread={group.unreadCount} />
        ))}
      </Section>
      {invitations.length > 0 && (
        <Section title="Invitations" none="">
          {invitations.map((group) => (
            <GroupCard key={group.id} group={group} invited />
          ))}
        </Section>
      )}
      <Section
        title="Public Study Groups"
        none={text ? "No public group is called so." : "There is no public group that you could join."}
      >
        {others
          .filter(({ invited }) => !invited)
          .map((group) => (
            <GroupCard key={group.id} group={group} />
          ))}
      </Section>
    </div>
  );
}

function CreateLink() {
  return (
    <Link href="/community/groups/new" className={buttonVariants()}>
      <Icon name="plus" />
      Create Study Group
    </Link>
  );
}

type SectionProps = { title: string; none: string; action?: ReactNode; children: ReactNode[] };

function Section({ title, none, action, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex min-h-10 flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="heading text-lg">
          {title}
        </h2>
        {action}
      </div>
      {children.length > 0 ? (
        <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">{children}</ul>
      ) : (
        <p className="rounded-lg border border-dashed px-4 py-6 text-center text-muted-foreground text-sm">{none}</p>
      )}
    </section>
  );
}

type GroupCardProps = { group: Group; joined?: boolean; invited?: boolean; unread?: number };

function GroupCard({ group, joined = false, invited = false, unread = 0 }: GroupCardProps) {
  const { id, name, description, isPrivate, memberCount, createdAt } = group;
  return (
    <li className="min-w-0">
      <Card className="relative flex h-full flex-col p-4 transition-colors hover:bg-muted/40 md:p-5">
        <div className="flex items-start justify-between gap-3">
          <h3 dir="auto" className="heading wrap-anywhere line-clamp-2 min-w-0 text-base leading-snug">
            {name}
          </h3>
          {isPrivate && <PrivateBadge />}
        </div>
        <p dir="auto" className="wrap-anywhere mt-1.5 line-clamp-2 text-muted-foreground text-sm">
          {description}
        </p>
        <p className="mt-3 flex flex-wrap gap-x-3 text-muted-foreground text-xs">
          <span>{membersInWords(memberCount)}</span>
          <CreatedOn createdAt={createdAt} />
        </p>
        <div className="mt-auto flex flex-wrap items-center gap-2.5 pt-4">
          <Link
            href={`/community/group/${id}`}
            aria-label={`${joined ? "View Group" : "Join Group"}: ${name}`}
            className={buttonVariants({
              variant: joined ? "outline" : "secondary",
              size: "sm",
              className: "after:absolute after:inset-0",
            })}
          >
            {joined ? "View Group" : "Join Group"}
          </Link>
          {unread > 0 && <Badge>{unread > 99 ? "99+" : unread} unread</Badge>}
          {invited && <DeclineButton id={id} name={name} />}
        </div>
      </Card>
    </li>
  );
}

function DeclineButton({ id, name }: { id: number; name: string }) {
  const decline = useDeclineInvitation();
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-label={`Decline the invitation to ${name}`}
      aria-disabled={decline.isPending}
      onClick={() => !decline.isPending && decline.mutate({ params: { id } })}
      className="relative text-muted-foreground"
    >
      Decline
    </Button>
  );
}
