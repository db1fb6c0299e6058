import { connected } from "../../local/database.mjs";

const RUNS = 15;

/** What a request costs the database: its last statement, run by EXPLAIN with the values that the app sent. */
export async function costOf({ url, database, told }, cookie, path) {
  const ask = async () => (await fetch(url + path, { headers: { cookie } })).text();
  await ask();
  told();
  await ask();
  const sent = told();
  // The statement before it is the look-up of the session.
  return { statements: sent.length, ...(await connected(database, (client) => explained(client, sent.at(-1)))) };
}

async function explained(client, { statement, values }) {
  const plans = [];
  for (let run = 0; run < RUNS; run += 1) {
    const { rows } = await client.query(`explain (analyze, buffers, format json) ${statement}`, values);
    plans.push(rows[0]["QUERY PLAN"][0]);
  }
  const times = plans.map((plan) => plan["Execution Time"]).sort((a, b) => a - b);
  return { time: times[Math.floor(RUNS / 2)], plan: plans[0].Plan };
}

/** How many rows of a table a plan read; scans that never started read none. */
export const rowsRead = (plan, table) =>
  (plan["Relation Name"] === table
    ? (plan["Actual Rows"] + (plan["Rows Removed by Filter"] ?? 0)) * plan["Actual Loops"]
    : 0) + (plan.Plans ?? []).reduce((sum, part) => sum + rowsRead(part, table), 0);

/** The scans of a table in a plan, and whether they were executed. */
export const scansOf = (plan, table) => [
  ...(plan["Relation Name"] === table
    ? [
        `${plan["Node Type"]} ${plan["Index Name"] ?? table}: ${plan["Actual Loops"] === 0 ? "never executed" : `${plan["Actual Rows"]} rows`}`,
      ]
    : []),
  ...(plan.Plans ?? []).flatMap((part) => scansOf(part, table)),
];
