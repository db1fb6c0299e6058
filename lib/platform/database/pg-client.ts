import "server-only";
import { SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";
import pg from "pg";
import { env } from "../process/env";
import { log } from "../process/log";

type Query = string | { text: string };
type Callback = (error: Error | undefined, ...rest: unknown[]) => void;

const LONGEST_TEXT = 500;

/**
 * pg's client, with slow statements in the log and, where traces are sent, a span for each statement. Values are never
 * logged: a statement's text has placeholders for them.
 */
export class ObservedClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this) as (...parameters: unknown[]) => unknown;
    const slowMs = env.slowStatementMs;
    this.query = ((...parameters: unknown[]) => {
      const done = observe(parameters[0] as Query, slowMs);
      const last = parameters.length - 1;
      const callback = parameters[last];
      if (typeof callback === "function") {
        parameters[last] = ((error, ...rest) => {
          done(error);
          (callback as Callback)(error, ...rest);
        }) satisfies Callback;
        return send(...parameters);
      }
      const result = send(...parameters);
      if (result instanceof Promise) result.then(() => done(), done);
      return result;
    }) as pg.Client["query"];
  }
}

function observe(query: Query, slowMs: number): (error?: Error) => void {
  const text = typeof query === "string" ? query : query.text;
  const begun = performance.now();
  const span = trace
    .getTracer("pacioli")
    .startSpan("postgresql", { kind: SpanKind.CLIENT, attributes: { "db.query.text": text } });
  return (error) => {
    if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: error.message });
    span.end();
    const ms = performance.now() - begun;
    if (ms >= slowMs) log.warn({ ms: Math.round(ms), statement: text.slice(0, LONGEST_TEXT) }, "slow statement");
  };
}
