"use client";
import { useQueryClient } from "@tanstack/react-query";
import dynamic from "next/dynamic";
import { useCallback } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import { useDraft } from "@/components/ui/use-draft";
import type { CurrentUser } from "@/lib/accounts/contract";
import type { Group } from "@/lib/groups/contract/groups";
import type { Membership } from "@/lib/groups/contract/members";
import { forgetMembership } from "@/lib/groups/hooks/members";
import { useChatOutbox } from "@/lib/groups/hooks/outbox";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { Chat } from "./chat/chat";

const fetchMembers = loadWithRetry(() => import("./member-list").then((list) => list.MemberList));
const MemberList = dynamic(fetchMembers, { loading: () => <Skeleton className="h-40" /> });

type MemberViewProps = { group: Group; membership: Membership; me: CurrentUser };

/** The draft survives a reload, and opening the list of members. */
export function MemberView({ group, membership, me }: MemberViewProps) {
  const { id, memberCount } = group;
  const client = useQueryClient();
  const outbox = useChatOutbox(id);
  const [draft, setDraft] = useDraft(`chat:${id}`);
  const onShutOut = useCallback(() => forgetMembership(client, id), [client, id]);
  return (
    <Tabs defaultValue="chat">
      <TabsList aria-label="Group">
        <TabsTrigger value="chat">Chat</TabsTrigger>
        <TabsTrigger value="members" onPointerEnter={fetchMembers}>
          Members
          <span className="ml-2 rounded-sm bg-muted px-1.5 py-0.5 text-muted-foreground text-xs">{memberCount}</span>
        </TabsTrigger>
      </TabsList>
      <TabsContent value="chat">
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
      <TabsContent value="members">
        <MemberList id={id} membership={membership} timeZone={me.timeZone} />
      </TabsContent>
    </Tabs>
  );
}
