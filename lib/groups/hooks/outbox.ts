"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { queryKeyOf, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import { newKey } from "@/lib/platform/query/use-presses";
import type * as contract from "../contract/messages";
import { merged } from "../rules";

const sendMessage = clientEndpoint<typeof contract.sendMessage>("POST", "/api/groups/{id}/messages");
const listMessages = clientEndpoint<typeof contract.listMessages>("GET", "/api/groups/{id}/messages");

/** A message that is being sent or has failed: its text is kept until it is sent or discarded. */
export type UnsentMessage = { key: string; content: string; failed: boolean };

export function useChatOutbox(groupId: number) {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState<UnsentMessage[]>([]);
  const write = useEndpointMutation(sendMessage, { invalidates: [], errorToast: "Error sending message" });
  const discard = (key: string) => setUnsent((list) => list.filter((one) => one.key !== key));

  async function deliver({ key, content }: UnsentMessage) {
    setUnsent((list) => [...list.filter((one) => one.key !== key), { key, content, failed: false }]);
    try {
      const message = await write.mutateAsync({ params: { id: groupId }, body: { content }, press: key });
      client.setQueryData<contract.Message[]>(queryKeyOf(listMessages, { params: { id: groupId } }), (current = []) =>
        merged(current, [message]),
      );
      discard(key);
    } catch {
      setUnsent((list) => list.map((one) => (one.key === key ? { ...one, failed: true } : one)));
    }
  }

  const send = (content: string) => void deliver({ key: newKey(), content, failed: false });
  return { unsent, send, retry: (one: UnsentMessage) => void deliver(one), discard };
}

export type ChatOutbox = ReturnType<typeof useChatOutbox>;
