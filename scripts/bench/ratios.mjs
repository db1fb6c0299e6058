import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { nextFree } from "../../local/ports.mjs";
import { keepsStatements, startPooler } from "../pooler.mjs";
import { balance } from "./instances.mjs";
import { until } from "./product.mjs";
import { rateOf } from "./rates.mjs";
import { heading, note } from "./report.mjs";

const ROUNDS = 3;

/**
 * Through PgBouncer against a direct connection, and two instances against one behind HAProxy. Each pair is measured in
 * turns, because other work slows down both. PgBouncer and HAProxy must be installed.
 */
export async function ratios(product, { cookie }) {
  const asked = [
    ["number of notifications", { path: "/api/user/notifications/unread-count", cookie }],
    ["dashboard", { path: "/dashboard", cookie }],
  ];
  const pooler = await startPooler(product.database);
  const direct = await product.another();
  const pooled = await product.another({
    DATABASE_URL: pooler.url,
    ...(keepsStatements() ? {} : { PREPARED_STATEMENTS: "off" }),
  });
  const folder = mkdtempSync(path.join(tmpdir(), "pacioli-balance-"));
  const balancers = [];
  const behindBalancer = async (urls) => {
    const port = await nextFree(3980 + balancers.length * 2);
    balancers.push(
      balance(
        folder,
        port,
        urls.map((url) => new URL(url).port),
      ),
    );
    await until(`http://127.0.0.1:${port}/api/ready`);
    return `http://127.0.0.1:${port}`;
  };
  let second;
  try {
    heading("PgBouncer in transaction mode, of the rate of a direct connection");
    for (const [what, request] of asked)
      note(what, await ratioOf(pooled.url, direct.url, request), { digits: 2, least: 0.85 });
    second = await product.another();
    const one = await behindBalancer([direct.url]);
    const two = await behindBalancer([direct.url, second.url]);
    heading("Two instances behind HAProxy, of the rate of one; with two cores for all of it");
    for (const [what, request] of asked) note(what, await ratioOf(two, one, request), { digits: 2 });
  } finally {
    for (const balancer of balancers) balancer.kill("SIGTERM");
    for (const app of [direct, pooled, second]) await app?.stop();
    pooler.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The rate at the first address divided by the rate at the second. */
async function ratioOf(first, second, request) {
  const sums = [0, 0];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [place, url] of [first, second].entries()) sums[place] += (await rateOf(url, request)) ?? Number.NaN;
  return sums[0] / sums[1];
}
