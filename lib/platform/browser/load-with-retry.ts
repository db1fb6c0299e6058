import { afterOrOnline } from "./connection";
import { currentToasts, toast } from "./toast";

const WAITS_MS = [500, 1000, 2000, 4000, 8000];
const LATER_WAIT_MS = 15_000;
const IDLE_MS = 2500;
const RELOADED = "reloaded-for-new-version";
const RELOAD_AGAIN_MS = 60_000;

const forIdle: (() => Promise<unknown>)[] = [];
let isScheduled = false;

/**
 * Loads a code chunk and retries until it succeeds; the promise never rejects. A toast appears once. When the server is
 * reachable but the chunk is gone, a new version was deployed: the page then reloads, unless the user has typed
 * something.
 */
export function loadWithRetry<T>(load: () => Promise<T>, { whenIdle = false } = {}): () => Promise<T> {
  let loaded: Promise<T> | undefined;
  const once = () => {
    loaded ??= retry(load);
    return loaded;
  };
  if (whenIdle) loadWhenIdle(() => load().then(once, () => undefined));
  return once;
}

async function retry<T>(load: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await load();
    } catch {
      if (attempt === 0) toast(NO_CONNECTION);
      if (attempt > 0 && (await isServerReachable())) reloadForNewVersion();
      await connectionOrTimeout(WAITS_MS[attempt] ?? LATER_WAIT_MS);
    }
  }
}

const NO_CONNECTION = {
  title: "No connection",
  description: "This part could not be loaded. We keep trying.",
  variant: "destructive",
} as const;

const isServerReachable = () =>
  fetch("/api/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

const connectionOrTimeout = (ms: number) =>
  new Promise<void>((resolve) => {
    afterOrOnline(ms, resolve);
  });

function reloadForNewVersion(): void {
  const last = Number(sessionStorage.getItem(RELOADED) ?? 0);
  const reload = () => {
    sessionStorage.setItem(RELOADED, String(Date.now()));
    location.reload();
  };
  if (!hasTypedText() && Date.now() - last > RELOAD_AGAIN_MS) {
    reload();
    return;
  }
  // Somebody may be about to press the button of another toast, so it is not replaced. The next retry tries again.
  if (currentToasts().some(({ open, action }) => open && action)) return;
  toast({
    title: "Pacioli was updated",
    description: "Please reload the page to go on. Drafts are kept.",
    action: { label: "Reload", onClick: reload },
  });
}

/**
 * Any text in a field counts: React also writes typed text into `defaultValue`, so it looks the same as an initial value.
 */
function hasTypedText(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    "textarea, input:not([type=hidden], [type=radio], [type=checkbox], [type=button], [type=submit])",
  );
  return [...fields].some(({ value }) => value !== "");
}

/**
 * Loads one chunk after another when the page is idle, but not when the user saves data. The promise must not reject.
 */
export function loadWhenIdle(load: () => Promise<unknown>): void {
  if (typeof window === "undefined") return;
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  forIdle.push(load);
  if (isScheduled) return;
  isScheduled = true;
  setTimeout(async () => {
    for (let loadNext = forIdle.shift(); loadNext; loadNext = forIdle.shift()) {
      await untilIdle();
      await loadNext();
    }
    isScheduled = false;
  }, IDLE_MS);
}

/** Safari has no `requestIdleCallback`. */
const untilIdle = () =>
  new Promise<unknown>((resolve) =>
    "requestIdleCallback" in window ? requestIdleCallback(resolve, { timeout: IDLE_MS }) : setTimeout(resolve),
  );
