import { expect, test } from "vitest";
import { Problem, STATUS } from "../contract/problem";
import { errorResponse, problemOf } from "./errors";

const sql = (code: string) => Object.assign(new Error("select secret from nowhere"), { code });
const throughPrisma = (originalCode: string) =>
  Object.assign(new Error("Raw query failed"), {
    code: "P2010",
    meta: { driverAdapterError: { cause: { originalCode, kind: "postgres" } } },
  });
const inTransaction = (cause: object) => Object.assign(new Error("DriverAdapterError"), { cause });

test.each([
  [sql("23505"), "conflict"],
  [sql("23503"), "not_found"],
  [sql("22021"), "invalid_characters"],
  [sql("55P03"), "try_again"],
  [sql("40001"), "try_again"],
  [throughPrisma("40P01"), "try_again"],
  [sql("57014"), "busy"],
  [sql("53300"), "busy"],
  [sql("57P01"), "unavailable"],
  [throughPrisma("57P01"), "unavailable"],
  [inTransaction({ originalCode: "57P01", kind: "postgres" }), "unavailable"],
  [inTransaction({ kind: "ConnectionClosed" }), "unavailable"],
  [inTransaction({ kind: "DatabaseNotReachable" }), "unavailable"],
  [sql("08006"), "unavailable"],
  [sql("28P01"), "unavailable"],
  [sql("53100"), "unavailable"],
  [sql("ECONNREFUSED"), "unavailable"],
  [sql("ECONNRESET"), "unavailable"],
  [new Error("timeout exceeded when trying to connect"), "unavailable"],
  [new Error("Connection terminated unexpectedly"), "unavailable"],
  [sql("P2002"), "conflict"],
  [sql("P2025"), "not_found"],
  [sql("P2028"), "busy"],
  [sql("P2034"), "try_again"],
  [sql("P2039"), "invalid_characters"],
  [sql("23514"), "internal"],
  [new TypeError("x is not a function"), "internal"],
  ["a text", "internal"],
  [undefined, "internal"],
])("%s becomes %s", async (thrown, code) => {
  const problem = problemOf(thrown);
  expect(problem.code).toBe(code);
  const answer = errorResponse(problem, "request-1");
  expect(answer.status).toBe(STATUS[problem.code]);
  expect(await answer.text()).not.toMatch(/select|Raw query|function|a text|ECONN/);
});

test("a refusal passes as it is, with its fields and the seconds to wait", async () => {
  const refusal = new Problem("rate_limited", "Too many attempts.", { retryAfter: 7, fields: { email: "Too often." } });
  expect(problemOf(refusal)).toBe(refusal);
  const answer = errorResponse(refusal, "request-1");
  expect(await answer.json()).toEqual({
    error: "Too many attempts.",
    message: "Too many attempts.",
    code: "rate_limited",
    requestId: "request-1",
    fields: { email: "Too often." },
  });
  expect(Object.fromEntries(answer.headers)).toMatchObject({ "retry-after": "7", "cache-control": "no-store" });
});
