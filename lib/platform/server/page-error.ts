import "server-only";
import { trace } from "@opentelemetry/api";
import { log } from "../process/log";
import { problemOf } from "./errors";
import { currentRequest } from "./request-store";

/** Next marks errors that it does not show with a digest, which the user's error page shows. */
type PageError = Error & { digest?: string };

/** Logs an error of a page's rendering. Where the database is unreachable or busy, it marks the request for 503. */
export function reportPageError(error: unknown, { path, routePath }: { path: string; routePath: string }): void {
  const { message: reason, stack, digest } = error as PageError;
  if (problemOf(error).status === 503) {
    const request = currentRequest();
    if (request) request.unavailable = true;
    log.warn({ routePath, reason }, "page unavailable");
    return;
  }
  trace.getActiveSpan()?.recordException(error as Error);
  log.error({ routePath, path: path.split("?")[0], digest, reason, stack }, "page failed");
}
