import autocannon from "autocannon";
import { note } from "./report.mjs";

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
/** Each of the ten connections to Postgres plans a statement anew five times before it keeps the plan. */
const WARM_UP_SECONDS = 3;
const CONNECTIONS = 16;

/** A constant answer through Next, which only builds of the bench contain. */
export const CONSTANT = "/api/bench";

/** Requests per second with status 2xx. Undefined when there were errors. */
export async function rateOf(
  url,
  { path, cookie, method = "GET", bodies, headers = {}, connections = CONNECTIONS, warmUp = WARM_UP_SECONDS },
) {
  const requests = bodies?.map((one) => ({ path: one.path, body: JSON.stringify(one.body) }));
  const run = (duration) =>
    autocannon({
      url: url + (path ?? ""),
      connections,
      duration,
      method,
      headers: { ...(cookie ? { cookie } : {}), ...(bodies ? { "content-type": "application/json" } : {}), ...headers },
      ...(requests ? { requests: requests.map((one) => ({ ...one, method })) } : {}),
    });
  await run(warmUp);
  const { errors, non2xx, requests: done } = await run(SECONDS);
  return errors + non2xx > 0 ? undefined : done.average;
}

const ALONE_WARM_UP_SECONDS = 6;

/** Milliseconds of a request when they come one after another. Undefined when there were errors. */
export async function msOf(url, asked) {
  const rate = await rateOf(url, { ...asked, connections: 1, warmUp: ALONE_WARM_UP_SECONDS });
  return rate && 1000 / rate;
}

/**
 * Reports rates relative to a constant route, which is measured before and after each: other work on this machine slows
 * down both.
 */
export async function shares(url) {
  const constant = () => rateOf(url, { path: CONSTANT });
  let before = await constant();
  note(`P: ${CONSTANT}`, before);
  return async (what, least, asked) => {
    const rate = await rateOf(url, asked);
    const after = await constant();
    const ofP = rate && (2 * rate) / (before + after);
    note(`${what}, of P`, ofP, { digits: 2, least });
    before = after;
    return ofP;
  };
}
