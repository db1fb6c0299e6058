"use client";
import { lazyPart } from "@/components/ui/lazy-part";
import { useOpenOnDemand } from "@/components/ui/use-open-on-demand";
import { useUnreadCount } from "@/lib/notifications/hooks";
import { BellButton } from "./bell-button";

const OpenBell = lazyPart(() => import("./open-bell").then((list) => list.default));

export function Bell({ timeZone }: { timeZone: string }) {
  const unread = useUnreadCount();
  const { opened, triggerProps } = useOpenOnDemand(OpenBell.preload);
  const button = <BellButton unread={unread} aria-expanded={false} {...triggerProps} />;
  if (!opened) return button;
  return <OpenBell fallback={button} timeZone={timeZone} unread={unread} />;
}
