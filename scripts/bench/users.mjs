import { connected } from "../../local/database.mjs";
import { fillUsers } from "./users-fill.mjs";

const PLANS = ["", "free", "premium", "granted", "failed"];
const ROLES = ["", "admin", "student"];
const SORTS = ["newest", "name"];
// Texts that match every user, one in sixteen, beginnings of one and two letters, a single user, none, and special
// characters.
const TEXTS = ["example", "berg", "a", "zo", "okafor.777", "99999", "qqzzx", "@."];
const ROUNDS = 3;

const textless = SORTS.flatMap((sort) => PLANS.flatMap((plan) => ROLES.map((role) => ({ q: "", plan, role, sort }))));
const texts = SORTS.flatMap((sort) =>
  TEXTS.flatMap((q) => [...PLANS.map((plan) => ({ q, plan, role: "", sort })), { q, plan: "", role: "admin", sort }]),
);

/**
 * The database time in milliseconds of each page and filter of the users' table, slowest first, measured by EXPLAIN
 * with the app's own values. For every filter: first, middle and last page, in both orders.
 */
export async function userListTimes(product, cookie) {
  await fillUsers(product.database);
  const groups = { "users by plan, role and order": textless, "users by a text too": texts };
  const found = {};
  for (const [group, filters] of Object.entries(groups)) found[group] = await timesOf(product, cookie, filters);
  return found;
}

async function timesOf(product, cookie, filters) {
  const times = [];
  for (const filter of filters) {
    const last = await lastPage(product, cookie, filter, times);
    for (const page of new Set([1, Math.ceil(last / 2), last]))
      times.push(...(await costOf(product, cookie, "/api/admin/users", { ...filter, page })));
  }
  return times.sort((a, b) => b.time - a.time);
}

async function lastPage(product, cookie, { q, plan, role }, times) {
  times.push(...(await costOf(product, cookie, "/api/admin/users/count", { q, plan, role })));
  const response = await fetch(addressOf(product, "/api/admin/users/count", { q, plan, role }), {
    headers: { cookie },
  });
  return Math.max(1, Math.ceil((await response.json()).total / 50));
}

function addressOf({ url }, path, filter) {
  const asked = new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ""));
  return `${url}${path}?${asked}`;
}

async function costOf(product, cookie, path, filter) {
  product.told();
  const response = await fetch(addressOf(product, path, filter), { headers: { cookie } });
  await response.text();
  if (response.status !== 200) throw new Error(`${path} answered ${response.status} to ${JSON.stringify(filter)}`);
  const [sent] = product.told().filter(({ statement }) => statement.includes('from "User" u where'));
  return [{ what: `${path} ${JSON.stringify(filter)}`, time: await explained(product.database, sent) }];
}

/** Planning and execution time, the median of a few runs. */
export const explained = (database, { statement, values }) =>
  connected(database, async (client) => {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { rows } = await client.query(`explain (analyze, timing off, format json) ${statement}`, values);
      const [{ "Planning Time": planning, "Execution Time": running }] = rows[0]["QUERY PLAN"];
      times.push(planning + running);
    }
    return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
  });
