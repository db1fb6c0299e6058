import { expect, test } from "vitest";
import { APP } from "@/local/prepare.mjs";
import { sources } from "@/tests/support/sources";

const VAGUE = /(^|[/-])(utils?|helpers?|misc|common|types|managers?|services?|index)\.(ts|tsx|mjs)$/;
const app = sources.filter(({ file }) => /^(app|components|lib)\//.test(file) && !/\.test\.tsx?$/.test(file));

const files = (list: typeof sources) => list.map(({ file }) => file);

test("no file has a meaningless name", () => {
  expect(files(sources.filter(({ file }) => VAGUE.test(file)))).toEqual([]);
});

test("files are named in kebab-case", () => {
  const odd = sources.filter(({ file }) => !/^[a-z0-9.-]+$/.test(file.split("/").at(-1) ?? ""));
  expect(files(odd)).toEqual([]);
});

test("server-only files say so in their first line", () => {
  const server = app.filter(({ file }) => /^lib\/\w+\/(reads|writes)(\/|\.ts)/.test(file));
  expect(server.length).toBeGreaterThan(3);
  expect(files(server.filter(({ text }) => !text.startsWith('import "server-only";')))).toEqual([]);
});

test("files that import server code are server-only", () => {
  const SERVER_CODE = /^(node:|lib\/platform\/(database\/db|process\/env|process\/log|server\/limits)$)/;
  const takers = app.filter(
    ({ file, imports }) => file.startsWith("lib/") && imports.some((name) => SERVER_CODE.test(name)),
  );
  expect(takers.some(({ imports }) => imports.includes("lib/platform/database/db"))).toBe(true);
  expect(files(takers.filter(({ text }) => !text.startsWith('import "server-only";')))).toEqual([]);
});

test("HTML is never set directly, except for the two scripts of the head and the data for search engines", () => {
  const setting = app.filter(({ text }) => text.includes("dangerouslySetInnerHTML"));
  expect(files(setting)).toEqual(["components/shell/head-scripts.tsx", "components/shell/structured-data.tsx"]);
});

test("no code is made from text, and the product starts no program", () => {
  const MADE = /\beval\(|\bnew Function\(|set(?:Timeout|Interval)\(\s*["'`]/;
  const makers = app.filter(
    ({ text, imports }) => MADE.test(text) || imports.some((name) => /^(node:)?(child_process|vm)$/.test(name)),
  );
  expect(files(makers)).toEqual([]);
});

test("hashes are SHA-256, and nothing is encrypted by our own code", () => {
  const OTHER = /createHash\((?!"sha256")|createHmac\((?!"sha256")|create(?:C|Dec)ipher|crypto\.subtle/;
  expect(app.some(({ text }) => text.includes('createHash("sha256")'))).toBe(true);
  expect(files(app.filter(({ text }) => OTHER.test(text)))).toEqual([]);
});

test("no field keeps anybody from pasting, a password manager neither", () => {
  const STOPS = /\bonPaste\b|addEventListener\(\s*"paste"/;
  expect(files(app.filter(({ text }) => STOPS.test(text)))).toEqual([]);
});

test("where a page offers Premium, the side column does not offer it a second time", () => {
  const offers = app.filter(({ text }) => text.includes("<PremiumLink"));
  expect(files(offers.filter(({ text }) => !text.includes("data-upgrade")))).toEqual([]);
});

test("types are not switched off and there are no TODO comments", () => {
  const OFF = /@ts-(ignore|nocheck|expect-error)|\b(TODO|FIXME|XXX)\b|\bas any\b|: any\b/;
  const here = "tests/house/source.test.ts";
  expect(
    files(
      sources.filter(
        ({ file, text }) =>
          file !== here && !file.startsWith("prisma/seed/catalogue/") && /\.tsx?$/.test(file) && OFF.test(text),
      ),
    ),
  ).toEqual([]);
});

test("writes go through the API: no server actions", () => {
  expect(files(app.filter(({ text }) => /^\s*["']use server["']/m.test(text)))).toEqual([]);
});

test("SQL is never built by joining strings", () => {
  expect(files(app.filter(({ text }) => /\$(queryRaw|executeRaw)Unsafe|Prisma\.raw\(/.test(text)))).toEqual([]);
});

test("error responses are built in one place, and only the problem table sets their status", () => {
  const byHand = app.filter(
    ({ file, text }) => /Response\.json\([^)]*status: ?[45]/s.test(text) && file !== "lib/platform/server/errors.ts",
  );
  expect(files(byHand)).toEqual([]);
});

test("the current time comes from the clock", () => {
  const reads = app.filter(
    ({ file, text }) => /^lib\/\w+\/(reads|writes|rules)/.test(file) && /new Date\(\)|Date\.now\(\)/.test(text),
  );
  expect(files(reads)).toEqual([]);
});

test("the app is built anew when any file changes that it imports", () => {
  const isIn = (file: string) => APP.some((name) => file === name || file.startsWith(`${name}/`));
  const outside = sources
    .filter(({ file }) => isIn(file) && !/\.test\.tsx?$/.test(file))
    .flatMap(({ file, imports }) => imports.map((name) => ({ file, name })))
    // The client is generated from the models.
    .filter(({ name }) => /^(local|prisma|scripts|tests)\/(?!generated)/.test(name) && !isIn(name));
  expect(outside).toEqual([]);
});
