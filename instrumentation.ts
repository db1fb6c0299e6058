import type { Instrumentation } from "next";

/** Runs once when the server starts: a missing setting or a preview's database stops the start. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { requireOwnDatabase, requireSettings } = await import("@/lib/platform/process/boot");
    requireSettings();
    await requireOwnDatabase();
    const { env } = await import("@/lib/platform/process/env");
    if (env.collector) (await import("@/lib/platform/process/telemetry")).startTelemetry();
    const { countServedView } = await import("@/lib/forums/writes/views");
    Reflect.set(globalThis, Symbol.for("pacioli.pageServed"), countServedView);
  }
}

/** Logs an error of a page. One that could not reach the database gets 503 instead of 500 (server.mjs). */
export const onRequestError: Instrumentation.onRequestError = async (error, { path }, { routePath }) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { reportPageError } = await import("@/lib/platform/server/page-error");
  reportPageError(error, { path, routePath });
};
