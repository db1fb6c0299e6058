import { useEffect } from "react";
import { getUser } from "@/lib/accounts/contract";
import { call } from "@/lib/platform/call";

const CHANNEL = "signed-in";
const PAUSE_MS = 3000;

/** Told to this browser's other tabs once a link or a code has been taken. */
export function notifyOtherTabs() {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage(true);
  channel.close();
}

/** Goes on to `next` when another tab of this browser has signed in: when it says so, or when this one is seen again. */
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
