import { createServer } from "node:net";
import { createInterface } from "node:readline/promises";
import { amber, print } from "./screen.mjs";

/** `localhost` may mean either loopback address, so a port is free when both are. */
export async function isFree(port) {
  return (await listens(port, "127.0.0.1")) && (await listens(port, "::1"));
}

function listens(port, host) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (/** @type {NodeJS.ErrnoException} */ error) =>
      resolve(error.code === "EADDRNOTAVAIL" || error.code === "EAFNOSUPPORT"),
    );
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/**
 * The port that a server has begun to listen on.
 * @param {import("node:net").Server} server
 */
export const listeningPort = (server) => /** @type {import("node:net").AddressInfo} */ (server.address()).port;

export async function nextFree(port, tries = 50) {
  for (let candidate = port; candidate < port + tries; candidate++) if (await isFree(candidate)) return candidate;
  throw new Error(`No free port from ${port} to ${port + tries - 1}.`);
}

/** The requested port, or the next free one: after a question on a terminal, elsewhere with a message. */
export async function choosePort(port) {
  if (await isFree(port)) return port;
  const other = await nextFree(port + 1);
  if (!process.stdin.isTTY || !process.stdout.isTTY) {
    print(`${amber("!")} Port ${port} is taken by another program; using ${other}.`);
    return other;
  }
  const prompt = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await prompt.question(
    `  ${amber("!")} Port ${port} is taken by another program. Use ${other}? [Y/n] `,
  );
  prompt.close();
  if (/^\s*n/i.test(answer)) throw new Error(`Port ${port} is taken. PORT=… chooses another.`);
  return other;
}
