"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs";
import type { CurrentUser } from "@/lib/accounts/contract";
import type { Group } from "@/lib/groups/contract/groups";
import type { Membership } from "@/lib/groups/contract/members";
import { forgetMembership } from "@/lib/groups/hooks/members";
import { useOutbox } from "@/lib/groups/hooks/outbox";
import { Chat } from "./chat/chat";
import { MemberList } from "./member-list";

type MemberViewProps = { group: Group; membership: Membership; me: CurrentUser };

/** What is being written lives here, so that a look at the members does not lose it. */
export function MemberView({ group, membership, me }: MemberViewProps) {
  const { id, memberCount } = group;
  const client = useQueryClient();
  const outbox = useOutbox(id);
  const [draft, setDraft] = useState("");
  const onShutOut = useCallback(() => forgetMembership(client, id), [client, id]);
  return (
    <Tabs defaultValue="chat">
      <TabsList aria-label="Group">
        <TabsTrigger value="chat">Chat</TabsTrigger>
        <TabsTrigger value="members">
          Members
          <span className="ml-2 rounded-sm bg-muted px-1.5 py-0.5 text-muted-foreground text-xs">{memberCount}</span>
        </TabsTrigger>
      </TabsList>
      <TabsContent value="chat">
        <Chat
          id={id}
          me={me}
          lastRead={membership.lastReadMessageId}
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
