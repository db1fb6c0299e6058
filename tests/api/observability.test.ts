import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { context, INVALID_SPAN_CONTEXT, metrics, propagation, type Tracer, trace } from "@opentelemetry/api";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { getProfile } from "@/lib/accounts/contract/profile";
import { pgTransaction } from "@/lib/platform/database/db";
import { ObservedClient } from "@/lib/platform/database/pg-client";
import { log } from "@/lib/platform/process/log";
import { startTelemetry } from "@/lib/platform/process/telemetry";
import { currentRequest, inRequest } from "@/lib/platform/server/request-store";
import { person } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";

const bodies = new Map<string, string>();
const collector = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = request.url ?? "";
  bodies.set(path, (bodies.get(path) ?? "") + Buffer.concat(chunks).toString());
  response.setHeader("Content-Type", "application/json").end("{}");
});

beforeEach(() => new Promise<void>((resolve) => void collector.listen(0, "127.0.0.1", resolve)));
afterEach(() => {
  collector.close();
  vi.restoreAllMocks();
});
// The next files of this worker are not measured.
afterAll(() => {
  for (const api of [trace, metrics, context, propagation]) api.disable();
});

test("traces and metrics of a call reach the collector, without the values of its statements", async () => {
  setting("OTEL_EXPORTER_OTLP_ENDPOINT", `http://127.0.0.1:${(collector.address() as AddressInfo).port}`);
  const flush = startTelemetry();
  const ada = await person("ada");
  await ada.call(getProfile);
  await flush();
  const traces = bodies.get("/v1/traces") ?? "";
  expect(traces).toContain('from \\"Session\\" s join \\"User\\" u');
  expect(traces).not.toContain(ada.email);
  const measured = bodies.get("/v1/metrics") ?? "";
  for (const name of ["http.server.request.duration", "db.client.connection.count", "nodejs.eventloop.delay.p99"])
    expect(measured).toContain(name);
  expect(measured).toContain(getProfile.path);
});

test("a slow statement is logged with its text, but not with its values", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const run = async (slowMs: string, statement: string) => {
    setting("SLOW_STATEMENT_MS", slowMs);
    const client = new ObservedClient({ connectionString: process.env.DATABASE_URL });
    await client.connect();
    await client.query(statement, ["a value"]).finally(() => client.end());
  };
  await run("60000", "select $1::text");
  expect(warn).not.toHaveBeenCalled();
  await run("0", "select $1::text as slow");
  expect(warn).toHaveBeenCalledWith({ ms: expect.any(Number), statement: "select $1::text as slow" }, "slow statement");
});

test("the statement that takes a lock for a person does not name her", async () => {
  const texts: unknown[] = [];
  const startSpan: Tracer["startSpan"] = (_, options) => {
    texts.push(options?.attributes?.["db.query.text"]);
    return trace.wrapSpanContext(INVALID_SPAN_CONTEXT);
  };
  vi.spyOn(trace, "getTracer").mockReturnValue({ startSpan } as Tracer);
  await pgTransaction(async () => {}, { kind: 1, name: "the id of Ada" });
  expect(texts).toEqual([expect.stringMatching(/^begin; select pg_advisory_xact_lock/), "commit"]);
  expect(texts.join()).not.toContain("Ada");
});

test("everything within a request has its id", async () => {
  const ids = await inRequest(async (outer) => [
    outer,
    await inRequest(async (inner) => inner),
    currentRequest()?.requestId,
  ]);
  expect(new Set(ids).size).toBe(1);
  expect(currentRequest()).toBeUndefined();
});
