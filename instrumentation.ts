import type { Instrumentation } from "next";

/** Runs once when the server starts: a missing setting stops the start with an error that names it. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { requireSettings } = await import("@/lib/platform/boot");
    requireSettings();
  }
}

/** Marks a page that could not reach the database; server.mjs reads the mark and sends 503 instead of 500. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { markUnavailable } = await import("@/lib/platform/unavailable");
  markUnavailable(error);
};
