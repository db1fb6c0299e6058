"use client";
import { lazy, Suspense } from "react";
import { useAsked } from "@/components/ui/use-asked";
import { useUnreadCount } from "@/lib/notifications/hooks";
import { BellButton } from "./bell-button";

const fetchList = () => import("./open-bell");
const OpenBell = lazy(fetchList);

export function Bell({ timeZone }: { timeZone: string }) {
  const unread = useUnreadCount();
  const { asked, reach } = useAsked(fetchList);
  const button = <BellButton unread={unread} aria-expanded={false} {...reach} />;
  if (!asked) return button;
  return (
    <Suspense fallback={button}>
      <OpenBell timeZone={timeZone} unread={unread} />
    </Suspense>
  );
}
