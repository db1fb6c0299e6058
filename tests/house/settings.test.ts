import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { settingNames } from "@/lib/platform/process/env";
import { sources } from "@/tests/support/sources";

const running = readFileSync("docs/running.md", "utf8");
const example = readFileSync(".env.example", "utf8");
const compose = readFileSync("compose.yaml", "utf8");

/** Settings of what runs beside the app: the start on one's own machine, and migrations. */
const BESIDE = ["MAIL_PORT", "PAYMENTS_PORT", "POSTGRES_PORT", "DATA_DIR", "DIRECT_URL"];
/** Set by the start on one's own machine or by the host, never by a person. */
const INTERNAL = /^(LOCAL|VERCEL|RESEND_BASE_URL|STRIPE_(HOST|PORT|PROTOCOL)|AUTH_GOOGLE_ISSUER)$/;
const named: string[] = settingNames.filter((name) => !INTERNAL.test(name));

test("docs/running.md names every setting", () => {
  expect([...named, ...BESIDE].filter((name) => !running.includes(`\`${name}\``))).toEqual([]);
});

test("the table of settings names none that is not read", () => {
  const table = [...running.matchAll(/^\| `([A-Z][A-Z_]+)`/gm)].map(([, name]) => name ?? "");
  expect(table.length).toBeGreaterThan(20);
  expect(table.filter((name) => !named.includes(name) && !BESIDE.includes(name))).toEqual([]);
});

test(".env.example names only settings that are read", () => {
  const names = [...example.matchAll(/^# ?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? "");
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !named.includes(name) && !BESIDE.includes(name))).toEqual([]);
  // `npm start` listens on this machine only.
  expect([...named, ...BESIDE].filter((name) => !names.includes(name))).toEqual(["HOST"]);
});

test("compose.yaml passes every setting on to the app", () => {
  const app = /^ {2}app:\n(.*?)^ {2}\w/ms.exec(compose)?.[1] ?? "";
  const lines = [...app.matchAll(/^ {6}([A-Z][A-Z_]+): (.*)$/gm)].map(([, name = "", value = ""]) => ({ name, value }));
  const names = lines.map(({ name }) => name);
  // The image sets the port, the address and the folder; RATE_LIMITS is for one's own machine.
  const OTHERS = ["PORT", "HOST", "UPLOADS_DIR", "RATE_LIMITS"];
  expect(named.filter((name) => !names.includes(name) && !OTHERS.includes(name))).toEqual([]);
  const READ_BY_LIBRARIES = ["NODE_OPTIONS", "OTEL_EXPORTER_OTLP_HEADERS"];
  expect(names.filter((name) => !named.includes(name) && !READ_BY_LIBRARIES.includes(name))).toEqual([]);
  const own = lines.filter(({ name }) => name !== "DATABASE_URL");
  expect(own.filter(({ name, value }) => !value.startsWith(`\${${name}:`))).toEqual([]);
});

test("only the settings' own file reads process.env", () => {
  const readers = sources.filter(
    ({ file, text }) =>
      (/^(app|components|lib)\//.test(file) || file === "middleware.ts") &&
      !/\.test\.tsx?$/.test(file) &&
      // Next replaces NODE_ENV when it builds; next-auth reads AUTH_URL, which is set here.
      /process\.env(?!\.(NODE_ENV|AUTH_URL = ))/.test(text),
  );
  expect(readers.map(({ file }) => file)).toEqual(["lib/platform/process/env.ts", "lib/platform/process/preview.ts"]);
});
