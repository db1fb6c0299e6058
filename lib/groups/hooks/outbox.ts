"use client";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { readStored, writeStored } from "@/lib/platform/browser/local-storage";
import { clientEndpoint } from "@/lib/platform/contract/address";
import { queryKeyOf, useEndpointMutation } from "@/lib/platform/query/use-endpoint";
import { newKey } from "@/lib/platform/query/use-presses";
import type * as contract from "../contract/messages";
import { merged } from "../rules";
import { type UnsentMessage, unsentFrom, withMessage, withoutMessage } from "../rules/unsent";

const sendMessage = clientEndpoint<typeof contract.sendMessage>("POST", "/api/groups/{id}/messages");
const listMessages = clientEndpoint<typeof contract.listMessages>("GET", "/api/groups/{id}/messages");

type Change = (list: readonly UnsentMessage[]) => UnsentMessage[];

/** Messages that were not sent survive a reload, for their author alone. */
export function useChatOutbox(groupId: number, userId: string) {
  const client = useQueryClient();
  const [unsent, setUnsent] = useState<UnsentMessage[]>([]);
  const write = useEndpointMutation(sendMessage, { invalidates: [], errorToast: "Error sending message" });
  const storageKey = `unsent:${userId}:${groupId}`;

  // After the first render, which must match the server's HTML.
  useEffect(() => setUnsent(unsentFrom(readStored(storageKey))), [storageKey]);

  function update(change: Change): void {
    setUnsent(change);
    // Another tab may have written in the meantime.
    const list = change(unsentFrom(readStored(storageKey)));
    writeStored(storageKey, list.length > 0 ? JSON.stringify(list) : "");
  }

  const discard = (key: string) => update((list) => withoutMessage(list, key));

  async function deliver({ key, content }: UnsentMessage) {
    update((list) => withMessage(list, { key, content, failed: false }));
    try {
      const message = await write.mutateAsync({ params: { id: groupId }, body: { content }, press: key });
      client.setQueryData<contract.Message[]>(queryKeyOf(listMessages, { params: { id: groupId } }), (current = []) =>
        merged(current, [message]),
      );
      discard(key);
    } catch {
      setUnsent((list) => list.map((message) => (message.key === key ? { ...message, failed: true } : message)));
    }
  }

  const send = (content: string) => void deliver({ key: newKey(), content, failed: false });
  return { unsent, send, retry: (message: UnsentMessage) => void deliver(message), discard };
}

export type ChatOutbox = ReturnType<typeof useChatOutbox>;
