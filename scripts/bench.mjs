import { setTimeout as pause } from "node:timers/promises";
import { admin } from "./bench/admin.mjs";
import { answering } from "./bench/answering.mjs";
import { backup } from "./bench/backup.mjs";
import { community } from "./bench/community.mjs";
import { content } from "./bench/content.mjs";
import { exams } from "./bench/exams.mjs";
import { attacks, hardening } from "./bench/hardening.mjs";
import { hosting } from "./bench/hosting.mjs";
import { instances } from "./bench/instances.mjs";
import { load } from "./bench/load.mjs";
import { pages } from "./bench/pages.mjs";
import { planTimes } from "./bench/plan-time.mjs";
import { feedTime, fillNotifications, fillOthersNotifications, pollCost } from "./bench/polls.mjs";
import { practice } from "./bench/practice.mjs";
import { prepareStudent, startProduct } from "./bench/product.mjs";
import { shares } from "./bench/rates.mjs";
import { ratios } from "./bench/ratios.mjs";
import { readiness } from "./bench/readiness.mjs";
import { heading, note, print } from "./bench/report.mjs";
import { review } from "./bench/review.mjs";
import { fillCatalogue, searchTime } from "./bench/search.mjs";
import { startTwice } from "./bench/second-start.mjs";
import { standby } from "./bench/standby.mjs";
import { upgrade } from "./bench/upgrade.mjs";
import { vercel } from "./bench/vercel.mjs";
import { weightOf } from "./bench/weight.mjs";
import { faults as endInTheMiddle } from "./faults.mjs";

// In this order, because some parts fill the database with data that others must measure without.
const PARTS = {
  statements,
  weights,
  polls,
  hardening,
  rates,
  pages,
  community,
  admin,
  practice,
  exams,
  searches,
  answering,
  ratios,
  load,
};
const WITHOUT_PRODUCT = {
  plan,
  content,
  starting,
  faults,
  attacks,
  hosting,
  instances,
  vercel,
  upgrade,
  standby,
  backup,
  readiness,
  review,
};

// Measurements on this machine, printed and compared with the targets. They fail nothing: a busy machine is no defect.
// `npm run bench -- polls rates` measures only the named parts; `hardening` also runs the attacks.
const asked = process.argv.slice(2);
const named = asked.includes("hardening") ? [...asked, "attacks"] : asked;
const chosen = (parts) => Object.entries(parts).filter(([name]) => named.length === 0 || named.includes(name));
const unknown = named.filter((name) => !(name in PARTS) && !(name in WITHOUT_PRODUCT));
if (unknown.length) {
  const known = [...Object.keys(PARTS), ...Object.keys(WITHOUT_PRODUCT)].join(", ");
  throw new Error(`No part '${unknown[0]}'. There are: ${known}.`);
}
if (chosen(PARTS).length) {
  const product = await startProduct();
  try {
    const student = await prepareStudent(product.database);
    for (const [, measure] of chosen(PARTS)) await measure(product, student);
  } finally {
    await product.stop();
  }
}
for (const [, measure] of chosen(WITHOUT_PRODUCT)) await measure();
print();

function plan() {
  const { byDates, byHours, verdict, ways } = planTimes();
  heading("A study plan of 5 × 120 topics without study hours");
  note("the first", byDates.first, { unit: " ms", digits: 1, most: 50 });
  note("usually", byDates.median, { unit: " ms", digits: 1, most: 50 });
  heading("A plan by hours: 5 papers × 40 topics × 180 days");
  note("the first", byHours.first, { unit: " ms", digits: 1 });
  note("usually", byHours.median, { unit: " ms", digits: 1, most: 10 });
  note("with its verdict", verdict.median, { unit: " ms", digits: 1, most: 15 });
  note("with ways out, where it does not fit", ways.median, { unit: " ms", digits: 1, most: 150 });
}

async function starting() {
  const { first, second } = await startTwice();
  heading("Starting");
  note("first start on empty data, built already", first / 1000, { unit: " s", digits: 1 });
  note("second start, to ready", second / 1000, { unit: " s", digits: 1, most: 8 });
}

async function faults() {
  const sum = await endInTheMiddle({ kills: 20, stops: 7 });
  heading("Ended in the middle of writing: 20 times by kill -9, 7 times by SIGTERM");
  note("writes acknowledged", sum.acknowledged);
  note("of them lost", sum.lost, { most: 0 });
  note("stored twice", sum.twice, { most: 0 });
  note("stored without an answer at SIGTERM", sum.unanswered, { most: 0 });
  note("ready after kill -9, the longest", Math.max(...sum.readyMs) / 1000, { unit: " s", digits: 1, most: 8 });
  note("stopped by SIGTERM, the longest", Math.max(...sum.stopMs) / 1000, { unit: " s", digits: 1, most: 5 });
}

async function statements({ url, statements: heard }, { cookie, course, topics }) {
  const count = async (path, init = {}) => {
    const ask = () => fetch(url + path, { redirect: "manual", ...init, headers: { cookie, ...init.headers } });
    await (await ask()).text();
    // What is written after a response, such as the time of the visit, counts for that request.
    await pause(200);
    heard();
    const response = await ask();
    await response.text();
    return response.status < 300 ? heard().length : undefined;
  };
  const post = (body) => ({
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  heading("Statements of a request, its session included");
  const reads = ["/api/user", "/api/subscription", "/api/courses", "/api/user/courses", "/api/user/progress"];
  reads.push("/api/user/study-plan", "/api/user/study-plan/summary", "/api/user/study-days");
  for (const path of [...reads, `/api/courses/${course}`]) note(`GET ${path}`, await count(path), { most: 3 });
  const complete = `/api/topics/${topics[100]}/complete`;
  note("POST complete", await count(complete, post({ completed: true })), { most: 6 });
  // The look-up of the session, which the middleware makes for the page as well, does not count.
  for (const [path, most] of Object.entries({
    [`/courses/${course}`]: 4,
    "/dashboard": 5,
    "/courses": 5,
    "/progress": 5,
    "/calendar": 5,
  })) {
    const all = await count(path);
    note(`page ${path}`, all && all - 1, { most });
  }
  for (const path of ["/", "/auth", "/get-started"])
    note(`page ${path}, signed out`, await count(path, { headers: { cookie: "" } }), { most: 0 });
}

async function polls(product, { cookie }) {
  heading("Polls and the feed");
  const { url, database, statements: heard } = product;
  await fillOthersNotifications(database);
  const paths = { "/api/user/notifications": 50, "/api/user/notifications/unread-count": 100 };
  for (const [path, most] of Object.entries(paths)) {
    heard();
    await (await fetch(url + path, { headers: { cookie } })).text();
    const sent = heard();
    note(`GET ${path}, statements`, sent.length, { most: 1 });
    const costs = [];
    for (const count of [10, 100_000]) {
      await fillNotifications(database, cookie, count);
      costs.push(await pollCost(database, cookie, { statement: sent[0], most }));
    }
    const [few, many] = costs;
    note("  with 10", few.time, { unit: " ms", digits: 3 });
    note("  with 100 000", many.time, { unit: " ms", digits: 3, most: 1 });
    note("  the same plan, 1 for yes", few.reads === many.reads ? 1 : 0, { least: 1 });
    console.log(`    10: ${few.reads}; ${few.pages} pages\n    100 000: ${many.reads}; ${many.pages} pages`);
  }
  await fillNotifications(database, cookie, 10);
  note("feed of 500 events and the plan", await feedTime(product, cookie), { unit: " ms", digits: 1, most: 50 });
}

async function weights({ url }, { cookie, course }) {
  heading("First load, gzip");
  const pages = { "/": 152, "/auth": 152, "/get-started": 152, [`/courses/${course}`]: 207, "/dashboard": 207 };
  for (const path of ["/courses", "/progress", "/calendar", "/profile", "/settings", "/community", "/subscribe"])
    pages[path] = 207;
  for (const [path, most] of Object.entries(pages)) {
    const weight = await weightOf(url, path, most === 207 ? cookie : undefined);
    note(`${path}: JavaScript`, weight?.scripts, { unit: " kB", digits: 1, most });
    note(`${path}: HTML`, weight?.html, { unit: " kB", digits: 1, most: 10 });
    note(`${path}: style sheets`, weight?.styles, { unit: " kB", digits: 1, most: 15 });
  }
}

async function rates(product, { cookie, course, topics }) {
  const url = await product.uncounted();
  heading("Requests a second, 16 connections; P is the constant route");
  const share = await shares(url);
  await share("current user", 0.85, { path: "/api/user", cookie });
  await share("my courses", 0.65, { path: "/api/user/courses", cookie });
  await share("course of 12 × 10", 0.55, { path: `/api/courses/${course}`, cookie });
  const ticks = topics.map((id, index) => ({
    path: `/api/topics/${id}/complete`,
    body: { completed: index % 2 === 0 },
  }));
  await share("study plan", undefined, { path: "/api/user/study-plan", cookie });
  await share("topic complete", 0.5, { method: "POST", bodies: ticks, cookie });
  await share("page of that course", 0.08, { path: `/courses/${course}`, cookie });
  await share("page /dashboard", undefined, { path: "/dashboard", cookie });
  for (const path of ["/", "/auth", "/get-started"]) await share(`page ${path}`, 1.3, { path });
}

// Last, because it fills the catalogue.
async function searches({ url, database }, { cookie }) {
  heading("Search");
  note("topics", await fillCatalogue(database));
  note("GET /api/search, p95", await searchTime(url, cookie), { unit: " ms", digits: 1, most: 60 });
}
