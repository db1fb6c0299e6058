import { emit } from "./events";
import type { State } from "./state";
import { happen, isLive, nextMoment } from "./subscriptions";

/** Runs everything that is due: renewals, payment retries, ends, and expired checkouts. */
export function catchUp(state: State): void {
  for (const subscription of Object.values(state.subscriptions))
    while (isLive(subscription) && nextMoment(state, subscription) <= state.time()) happen(state, subscription);
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
    const moments = Object.values(state.subscriptions)
      .filter(isLive)
      .map((subscription) => nextMoment(state, subscription));
    const next = Math.min(target, ...moments);
    state.ahead += Math.max(0, next - state.time());
    catchUp(state);
    if (next >= target) return;
  }
}
