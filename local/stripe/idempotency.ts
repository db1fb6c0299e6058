import { Refusal, type StripeResponse } from "./refusal";
import type { State } from "./state";

const DAY = 86_400;

/** Runs a request once for each key: a repeat gets the first response, a different request with that key is refused. */
export function once(
  state: State,
  key: string | undefined,
  request: string,
  run: () => StripeResponse,
): StripeResponse & { replayed?: boolean } {
  const stored = key === undefined ? undefined : state.keys[key];
  if (stored && stored.at > state.time() - DAY) {
    if (stored.request !== request)
      return new Refusal(
        400,
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
        { type: "idempotency_error" },
      ).response;
    return { status: stored.status, json: stored.json, replayed: true };
  }
  const response = run();
  // A malformed request may be sent again with the same key.
  if (key !== undefined && response.status < 400)
    state.keys[key] = { request, status: response.status, json: structuredClone(response.json), at: state.time() };
  return response;
}
