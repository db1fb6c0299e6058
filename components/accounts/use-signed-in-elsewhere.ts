import { useEffect } from "react";
import { getUser } from "@/lib/accounts/contract";
import { call } from "@/lib/platform/query/call";

const CHANNEL = "signed-in";
const PAUSE_MS = 3000;

/** Notifies the other tabs of this browser after a link or a code was used. */
export function notifyOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(true);
  channel.close();
}

/**
 * Continues to `next` when another tab of this browser has signed in: on its message, or when this tab becomes visible
 * again.
 */
export function useSignedInElsewhere(next: string) {
  useEffect(() => {
    let lastCheck = 0;
    const goOn = () =>
      call(getUser).then(
        () => location.assign(next),
        () => {},
      );
    const look = () => {
      if (document.visibilityState !== "visible" || Date.now() - lastCheck < PAUSE_MS) return;
      lastCheck = Date.now();
      goOn();
    };
    const channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = goOn;
    addEventListener("focus", look);
    addEventListener("pageshow", look);
    document.addEventListener("visibilitychange", look);
    return () => {
      channel.close();
      removeEventListener("focus", look);
      removeEventListener("pageshow", look);
      document.removeEventListener("visibilitychange", look);
    };
  }, [next]);
}
