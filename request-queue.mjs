import { AsyncLocalStorage } from "node:async_hooks";

/**
 * `atOnce`: how many requests Next works on. More would not be faster, because one thread renders and ten connections
 * read, but each needs memory and slows the others down. `share`: in a busy moment thirteen reads begin for each page, as
 * many as browsers request. A request is refused after it has waited for `waitMs`, or at once if `most` are waiting.
 */
const LANES = {
  read: { atOnce: 24, share: 13, waitMs: 2000, most: 400 },
  page: { atOnce: 3, share: 1, waitMs: 8000, most: 200 },
};
/**
 * How many waiting requests begin in one turn of the event loop. The loop accepts one connection in each turn, so with
 * long turns a busy server would accept hardly any.
 */
const PER_TURN = 4;
/** After this a request no longer counts as running: a client may not read its response, or the database may not answer. */
const SLOT_MS = 300;
const SWEEP_MS = 250;

/**
 * @typedef {{ request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse }} Exchange
 * @typedef {Exchange & { work(): unknown, context: ReturnType<typeof AsyncLocalStorage.snapshot>, since: number }} Entry
 */

/**
 * Lets Next begin with a request, or lets the request wait in its lane, or refuses it, so that a server with more
 * requests than it can answer still answers as many as it can. Requests that write are never kept waiting.
 *
 * @param {{ refuse(entry: Exchange, lane: string): void, now?: () => number }} options
 */
export function requestQueue({ refuse, now = Date.now }) {
  const lanes = Object.entries(LANES).map(([name, limits]) => {
    /** @type {Entry[]} */
    const waiting = [];
    return { name, ...limits, waiting, begun: 0, working: 0 };
  });
  let leftThisTurn = PER_TURN;

  const begin = (lane, { response, work, context }) => {
    lane.working += 1;
    let isReleased = false;
    const release = () => {
      if (isReleased) return;
      isReleased = true;
      clearTimeout(timer);
      lane.working -= 1;
      beginWaiting();
    };
    const timer = setTimeout(release, SLOT_MS).unref();
    response.once("finish", release);
    response.once("close", release);
    return context(work);
  };

  const beginWaiting = () => {
    for (const { waiting } of lanes) while (waiting[0]?.response.destroyed) waiting.shift();
    const lane = nextOf(waitingIn(lanes).filter(hasRoom));
    if (!lane || leftThisTurn === 0) return;
    if (leftThisTurn === PER_TURN) setImmediate(nextTurn);
    leftThisTurn -= 1;
    lane.begun += 1;
    void begin(lane, lane.waiting.shift());
    beginWaiting();
  };

  const nextTurn = () => {
    leftThisTurn = PER_TURN;
    beginWaiting();
  };

  const refuseOverdue = () => {
    for (const { name, waiting, waitMs } of lanes) {
      const overdue = waiting.filter(({ since }) => now() - since > waitMs);
      for (const entry of waiting.splice(0, overdue.length)) refuse(entry, name);
    }
  };
  setInterval(refuseOverdue, SWEEP_MS).unref();

  return function enter(request, response, work) {
    const name = laneOf(request);
    const lane = lanes.find((candidate) => candidate.name === name);
    if (!lane) return work();
    const entry = { request, response, work, context: AsyncLocalStorage.snapshot(), since: now() };
    if (lane.waiting.length === 0 && hasRoom(lane)) return begin(lane, entry);
    if (lane.waiting.length >= lane.most) return refuse(entry, lane.name);
    // A lane that was empty continues at the other's progress, so that it does not catch up on the time without requests.
    if (lane.waiting.length === 0) lane.begun = progressOf(nextOf(waitingIn(lanes))) * lane.share;
    lane.waiting.push(entry);
  };
}

const hasRoom = ({ working, atOnce }) => working < atOnce;

const waitingIn = (lanes) => lanes.filter(({ waiting }) => waiting.length > 0);

/** The lane in which the fewest requests have begun for its share. */
const nextOf = (lanes) => lanes.toSorted((a, b) => progressOf(a) - progressOf(b))[0];

const progressOf = (lane) => (lane ? lane.begun / lane.share : 0);

/** Undefined for requests that never wait: those that write, files of the build, and the state of the process. */
function laneOf({ method, url = "", headers }) {
  if (method !== "GET" && method !== "HEAD") return undefined;
  const path = url.split("?")[0];
  if (/^\/(_next|uploads)\/|^\/api\/(health|ready)$|^\/[\w-]+\.[a-z\d]+$/i.test(path)) return undefined;
  return path.startsWith("/api/") && !headers.rsc ? "read" : "page";
}
