"use client";
import { Button } from "@/components/ui/button";
import { useSendTestNotification } from "@/lib/notifications/hooks";

export function SendTest() {
  const send = useSendTestNotification();
  return (
    <Button variant="outline" className="mt-4" disabled={send.isPending} onClick={() => send.mutate({})}>
      Send Test Notification
    </Button>
  );
}
