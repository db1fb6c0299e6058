import { type Answer, Refusal } from "./refusal";
import type { State } from "./state";

const DAY = 86_400;

/** Runs a request once for each key: a repeat gets the first answer, another request with that key is refused. */
export function once(
  state: State,
  key: string | undefined,
  request: string,
  run: () => Answer,
): Answer & { replayed?: boolean } {
  const known = key === undefined ? undefined : state.keys[key];
  if (known && known.at > state.time() - DAY) {
    if (known.request !== request)
      return new Refusal(
        400,
        "Keys for idempotent requests can only be used with the same parameters they were first used with.",
        { type: "idempotency_error" },
      ).answer;
    return { status: known.status, json: known.json, replayed: true };
  }
  const answer = run();
  // What was refused as malformed may be sent again.
  if (key !== undefined && answer.status < 400)
    state.keys[key] = { request, status: answer.status, json: structuredClone(answer.json), at: state.time() };
  return answer;
}
