import { emit } from "./events";
import type { State } from "./state";
import { isLive, nextDueAt, runDue } from "./subscriptions";

/** Runs everything that is due: renewals, payment retries, ends, and expired checkouts. */
export function catchUp(state: State): void {
  for (const subscription of Object.values(state.subscriptions))
    while (isLive(subscription) && nextDueAt(state, subscription) <= state.time()) runDue(state, subscription);
  for (const session of Object.values(state.sessions))
    if (session.status === "open" && session.expires_at <= state.time()) {
      session.status = "expired";
      session.url = null;
      emit(state, "checkout.session.expired", session);
    }
}

/** Moves the clock forward, stopping at each time at which something is due. */
export function advance(state: State, seconds: number): void {
  const target = state.time() + seconds;
  for (;;) {
    const dueTimes = Object.values(state.subscriptions)
      .filter(isLive)
      .map((subscription) => nextDueAt(state, subscription));
    const next = Math.min(target, ...dueTimes);
    state.ahead += Math.max(0, next - state.time());
    catchUp(state);
    if (next >= target) return;
  }
}
