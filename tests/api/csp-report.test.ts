import { expect, test, vi } from "vitest";
import { log } from "@/lib/platform/process/log";
import { visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";

const report = {
  "document-uri": "http://localhost:3000/auth/verify?token=secret",
  "effective-directive": "script-src",
  "blocked-uri": "https://evil.example/a.js",
};
const send = (body: string, more: Record<string, string> = {}, type = "application/csp-report") =>
  visitor().raw("POST", "/api/csp-report", {
    body,
    headers: { "content-type": type, "content-length": String(Buffer.byteLength(body)), ...more },
  });

test("200 a report is logged without the query of its address", async () => {
  const warned = vi.spyOn(log, "warn");
  expect((await send(JSON.stringify({ "csp-report": report }))).status).toBe(200);
  const body = { documentURL: report["document-uri"], effectiveDirective: "img-src", blockedURL: "inline" };
  expect((await send(JSON.stringify([{ body }]), {}, "application/reports+json")).status).toBe(200);
  const noted = warned.mock.calls.map(([what]) => what);
  expect(noted).toEqual([
    { page: "http://localhost:3000/auth/verify", directive: "script-src", blocked: "https://evil.example/a.js" },
    { page: "http://localhost:3000/auth/verify", directive: "img-src", blocked: "inline" },
  ]);
  warned.mockRestore();
});

test("200 for an invalid report, which is ignored; 413 for a large one; 405 for any other method", async () => {
  for (const body of ["", "no JSON", "null", `{"csp-report":1}`]) expect((await send(body)).status).toBe(200);
  expect((await send("x".repeat(17_000))).status).toBe(413);
  expect((await visitor().send("GET", "/api/csp-report")).status).toBe(405);
});

test("429 after twenty a minute from one address; other addresses are not limited", async () => {
  setting("RATE_LIMITS", "on");
  setting("TRUSTED_PROXIES", "1");
  const from = (address: string) => send("{}", { "x-forwarded-for": address });
  const statuses: number[] = [];
  for (let sent = 0; sent < 22; sent += 1) statuses.push((await from("203.0.113.20")).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  expect((await from("203.0.113.21")).status).toBe(200);
});
