import type { Instrumentation } from "next";

/** Runs once when the server starts: a setting that is missing stops it here, with its name. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { requireSettings } = await import("@/lib/platform/boot");
    requireSettings();
  }
}

/** A page that could not reach the database answers 503 instead of 500: server.mjs reads this mark. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { markUnavailable } = await import("@/lib/platform/unavailable");
  markUnavailable(error);
};
