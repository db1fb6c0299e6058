import type { AddressInfo } from "node:net";
import { connect, createServer, type Socket } from "node:net";

/** A proxy between the app and its database, so that a test can cut the connection and restore it. */
export async function proxyTo(url: string) {
  const target = new URL(url);
  const open = new Set<Socket>();
  let mode: "open" | "refusing" | "frozen" = "open";
  const server = createServer((near) => {
    if (mode === "refusing") return near.destroy();
    const far = connect(Number(target.port), target.hostname);
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        open.delete(one);
        other.destroy();
      });
      one.on("data", (chunk) => {
        if (mode !== "frozen") other.write(chunk);
      });
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const near = new URL(url);
  near.port = String((server.address() as AddressInfo).port);
  const drop = () => {
    for (const socket of open) socket.destroy();
  };
  return {
    url: near.href,
    stop() {
      mode = "refusing";
      drop();
    },
    /** Accepts data and sends nothing back. */
    freeze() {
      mode = "frozen";
    },
    resume() {
      if (mode === "frozen") drop();
      mode = "open";
    },
    async close() {
      drop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
