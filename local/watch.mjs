import { amber, print } from "./screen.mjs";

const CHECK_MS = 2000;

/** Restarts Postgres after a crash. A server that was stopped on purpose is only reported. */
export function watchPostgres(server) {
  let before = "running";
  let busy = false;
  const timer = setInterval(async () => {
    if (busy) return;
    busy = true;
    const state = server.state();
    if (state === "crashed") await restart(server, before);
    else if (state !== before) print(`${amber("!")} ${MESSAGES[state]}`);
    before = state;
    busy = false;
  }, CHECK_MS);
  return () => clearInterval(timer);
}

const MESSAGES = {
  stopped: "The database was stopped from outside. The app answers 503 until it is back.",
  running: "The database is back.",
};

async function restart(server, before) {
  if (before !== "crashed") print(`${amber("!")} The database crashed; starting it again.`);
  try {
    await server.restart();
  } catch (error) {
    // Its last processes may need a moment to end; the next check tries again.
    if (before === "crashed") print(`${amber("!")} ${error.message}`);
  }
}
