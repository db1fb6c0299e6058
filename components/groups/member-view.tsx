"use client";
import { useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useCallback } from "react";
import { BreadcrumbTrail } from "@/components/shell/breadcrumb-trail";
import { lazyPart } from "@/components/ui/lazy-part";
import { OptionsButton } from "@/components/ui/options-button";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import type { CurrentUser } from "@/lib/accounts/contract";
import { useDraft } from "@/lib/accounts/hooks/draft";
import type { Group } from "@/lib/groups/contract/groups";
import type { Membership } from "@/lib/groups/contract/members";
import { forgetMembership } from "@/lib/groups/hooks/members";
import { useChatOutbox } from "@/lib/groups/hooks/outbox";
import { membersInWords } from "@/lib/groups/rules";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { Chat } from "./chat/chat";
import { CreatedOn } from "./created-on";
import { PrivateBadge } from "./private-badge";

const fetchMembers = loadWithRetry(() => import("./member-list").then((list) => list.MemberList));
const MemberList = dynamic(fetchMembers, { loading: () => <Skeleton className="h-40" /> });

type MemberViewProps = { group: Group; membership: Membership; me: CurrentUser };

/** The draft survives a reload, and opening the list of members. */
export function MemberView({ group, membership, me }: MemberViewProps) {
  const { id, memberCount } = group;
  const client = useQueryClient();
  const outbox = useChatOutbox(id, me.id);
  const [draft, setDraft] = useDraft(`chat:${id}`);
  const onShutOut = useCallback(() => forgetMembership(client, id), [client, id]);
  return (
    <Tabs data-fills defaultValue="chat" className="min-h-0 flex-1 gap-0">
      <MemberHeader group={group} membership={membership} />
      <TabsContent value="chat" className="flex min-h-0 flex-1 flex-col">
        <Chat
          id={id}
          me={me}
          membership={membership}
          isAlone={memberCount <= 1}
          outbox={outbox}
          draft={draft}
          onDraft={setDraft}
          onShutOut={onShutOut}
        />
      </TabsContent>
      <TabsContent
        value="members"
        className="-mx-4 min-h-0 flex-1 overflow-y-auto px-4 py-5 -outline-offset-2! md:-mx-6 md:px-6"
      >
        <div className="mx-auto max-w-3xl space-y-5">
          <section aria-label="About this group" className="space-y-1 text-muted-foreground text-sm">
            <p dir="auto" className="wrap-anywhere whitespace-pre-line">
              {group.description}
            </p>
            <p>
              <CreatedOn createdAt={group.createdAt} />
            </p>
          </section>
          <MemberList id={id} memberCount={memberCount} membership={membership} timeZone={me.timeZone} />
        </div>
      </TabsContent>
    </Tabs>
  );
}

/** Two lines on a desk and three on a phone; the rest of the window is for the messages. */
function MemberHeader({ group, membership }: { group: Group; membership: Membership }) {
  const { name, description, isPrivate, createdAt, memberCount } = group;
  return (
    <header className="shrink-0">
      <BreadcrumbTrail steps={[{ href: "/community?tab=groups", label: "Community" }]} here={name} />
      <div className="flex flex-wrap items-center gap-x-4 sm:pb-2">
        <div className="min-w-0 flex-1 py-1">
          <div className="flex min-w-0 items-center gap-x-3">
            <h1 dir="auto" title={name} className="heading truncate text-xl md:text-2xl">
              {name}
            </h1>
            {isPrivate && <PrivateBadge />}
          </div>
          <p className="truncate text-compact text-muted-foreground">
            {membersInWords(memberCount)} · <CreatedOn createdAt={createdAt} /> · <bdi>{description}</bdi>
          </p>
        </div>
        <TabsList
          aria-label="Group"
          className="max-sm:-mx-4 max-sm:order-last max-sm:basis-[calc(100%+2rem)] max-sm:px-4 sm:border-b-0"
        >
          <TabsTrigger value="chat">Chat</TabsTrigger>
          <TabsTrigger value="members" onPointerEnter={fetchMembers}>
            Members
            <span className="ml-2 rounded-sm bg-muted px-1.5 py-0.5 text-muted-foreground text-xs">{memberCount}</span>
          </TabsTrigger>
        </TabsList>
        <GroupOptions group={group} membership={membership} />
      </div>
    </header>
  );
}

const GroupMenu = lazyPart(() => import("./group-menu").then((menu) => menu.GroupMenu));

function GroupOptions({ group, membership }: { group: Group; membership: Membership }) {
  const { opened, triggerProps } = useOpenOnDemand(GroupMenu.preload);
  const button = <OptionsButton variant="ghost" aria-label="Group options" {...triggerProps} />;
  return opened ? <GroupMenu fallback={button} group={group} membership={membership} /> : button;
}
