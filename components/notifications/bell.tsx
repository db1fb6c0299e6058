"use client";
import { lazyPart } from "@/components/ui/lazy-part";
import { useAsked } from "@/components/ui/use-asked";
import { useUnreadCount } from "@/lib/notifications/hooks";
import { BellButton } from "./bell-button";

const OpenBell = lazyPart(() => import("./open-bell").then((list) => list.default));

export function Bell({ timeZone }: { timeZone: string }) {
  const unread = useUnreadCount();
  const { asked, reach } = useAsked(OpenBell.preload);
  const button = <BellButton unread={unread} aria-expanded={false} {...reach} />;
  if (!asked) return button;
  return <OpenBell fallback={button} timeZone={timeZone} unread={unread} />;
}
