import { createHmac } from "node:crypto";
import type { State } from "./state";
import type { Event } from "./wire";

export const API_VERSION = "2026-10-28.endive";

/** Stores the event with its object as it is now; `postman` delivers pending events. */
export function emit(state: State, type: Event["type"], object: { id: string }): Event {
  const event: Event = {
    id: state.id("evt"),
    object: "event",
    api_version: API_VERSION,
    created: state.time(),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  state.events[event.id] = event;
  return event;
}

/** The header `Stripe-Signature` for this text. */
export function signatureOf(payload: string, secret: string, at = Math.floor(Date.now() / 1000)): string {
  const signature = createHmac("sha256", secret).update(`${at}.${payload}`).digest("hex");
  return `t=${at},v1=${signature}`;
}

const WAITS_MS = [1000, 5000, 30_000, 120_000, 600_000, 3_600_000];

/**
 * Delivers pending events in the order in which they were created, each until it is accepted or all retries are used
 * up.
 */
export function postman(state: State, target: { url: string; secret: string }) {
  const tries = new Map<string, { count: number; next: number }>();
  let busy = false;
  let held = false;

  async function deliver(): Promise<void> {
    if (busy || held) return;
    busy = true;
    try {
      for (const event of Object.values(state.events)) if (event.pending_webhooks > 0) await attempt(event);
    } finally {
      busy = false;
    }
  }

  async function attempt(event: Event): Promise<void> {
    const before = tries.get(event.id) ?? { count: 0, next: 0 };
    if (before.next > Date.now()) return;
    const body = JSON.stringify(event);
    const headers = { "Content-Type": "application/json", "Stripe-Signature": signatureOf(body, target.secret) };
    const response = await fetch(target.url, {
      method: "POST",
      body,
      headers,
      signal: AbortSignal.timeout(20_000),
      redirect: "manual",
    }).catch(() => undefined);
    const wait = WAITS_MS[before.count];
    if (response?.ok || wait === undefined) {
      event.pending_webhooks = 0;
      state.save();
    } else tries.set(event.id, { count: before.count + 1, next: Date.now() + wait });
  }

  return {
    deliver,
    /** Holds events back, as a network between Stripe and us may. */
    hold(value: boolean) {
      held = value;
    },
  };
}
