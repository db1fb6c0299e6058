"use client";
import { useCallback, useRef, useState } from "react";
import type { Message } from "@/lib/groups/contract/messages";
import { useRead } from "@/lib/groups/hooks/chat";
import { firstUnreadIn } from "@/lib/groups/rules";

/** The unread line stays where it was when the chat was opened; what is seen from then on is noted as read. */
export function useReading(groupId: number, messages: readonly Message[], lastRead: number) {
  const [firstUnread] = useState(() => firstUnreadIn(messages, lastRead));
  const noted = useRef(lastRead);
  const { mutate } = useRead(groupId);
  const note = useCallback(
    (messageId: number) => {
      if (messageId <= noted.current || document.visibilityState === "hidden") return;
      noted.current = messageId;
      mutate({ params: { id: groupId }, body: { messageId } });
    },
    [groupId, mutate],
  );
  return { firstUnread, note };
}
