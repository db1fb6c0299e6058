import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

const STEP_MS = 5;
const AT_ONCE = 4;
const agent = new Agent({ keepAlive: true, maxSockets: 1024 });

const KINDS = {
  count: () => ({ path: "/api/user/notifications/unread-count" }),
  list: () => ({ path: "/api/user/notifications" }),
  chat: ({ groups, groupSize }, learner) => ({
    path: `/api/groups/${groups[Math.floor(learner / groupSize)]}/messages?after=0`,
  }),
  write: ({ topics }, _, turn) => ({
    path: `/api/topics/${topics[turn % topics.length]}/complete`,
    method: "POST",
    body: JSON.stringify({ completed: Math.floor(turn / topics.length) % 2 === 0 }),
  }),
  page: ({ course, thread }, _, turn) => ({
    path: ["/dashboard", `/courses/${course}`, "/calendar", `/community/thread/${thread}`][turn % 4],
  }),
};

process.once("message", async (options) => {
  process.send(await (options.only ? oneKind(options) : openLoop(options)));
});

/** A few at once, as on a server that is in use. */
async function oneKind({ url, world, kind, samples }) {
  let turn = 0;
  const ask = async () => {
    while (turn < samples) {
      turn += 1;
      await sent(url, world, kind, turn % 50, turn);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return {};
}

/**
 * What comes in the first `settleSeconds` is not counted. `bySecond` has, for each second in which requests were due, the
 * longest wait in ms and the number of errors.
 */
async function openLoop({ url, world, learners, seconds, settleSeconds = 3 }) {
  const begun = performance.now();
  const times = [];
  const bySecond = Array.from({ length: seconds + settleSeconds }, () => ({ longest: 0, errors: 0 }));
  let errors = 0;
  let answered = 0;
  const next = Object.entries(world.minute).map(([kind, times]) => ({
    kind,
    every: 60_000 / (times * learners),
    turn: 0,
  }));
  const open = new Set();
  for (;;) {
    const elapsed = performance.now() - begun;
    if (elapsed > (seconds + settleSeconds) * 1000) break;
    for (const one of next)
      while (one.turn * one.every <= elapsed) {
        const due = begun + one.turn * one.every;
        const learner = one.turn % learners;
        const going = sent(url, world, one.kind, learner, Math.floor(one.turn / learners) + learner).then((status) => {
          open.delete(going);
          const isAnswered = status >= 200 && status < 400;
          const second = bySecond[Math.floor((due - begun) / 1000)];
          if (second) {
            second.longest = Math.max(second.longest, performance.now() - due);
            if (!isAnswered) second.errors += 1;
          }
          if (due < begun + settleSeconds * 1000) return;
          // From the moment at which it was due: a generator that is late hides no wait.
          times.push(performance.now() - due);
          if (isAnswered) answered += 1;
          else errors += 1;
        });
        open.add(going);
        one.turn += 1;
      }
    await pause(STEP_MS);
  }
  const within = performance.now() - begun - settleSeconds * 1000;
  const rate = (answered * 1000) / within;
  await Promise.race([Promise.all(open), pause(10_000)]);
  errors += open.size;
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0;
  return { rate, p50: at(0.5), p95: at(0.95), p99: at(0.99), errors, bySecond };
}

/** The status, or 0 without an answer. */
function sent(url, world, kind, learner, turn) {
  const { path, method = "GET", body } = KINDS[kind](world, learner, turn);
  return new Promise((resolve) => {
    const asked = request(
      url + path,
      {
        agent,
        method,
        headers: {
          cookie: `session=${world.tokens[learner]}`,
          ...(body ? { "content-type": "application/json", "content-length": Buffer.byteLength(body) } : {}),
        },
      },
      (response) => {
        response.resume();
        response.on("end", () => resolve(response.statusCode));
        response.on("error", () => resolve(0));
      },
    );
    asked.on("error", () => resolve(0));
    asked.end(body);
  });
}
