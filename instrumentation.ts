import type { Instrumentation } from "next";

/** Runs once when the server starts: a missing setting or a preview's database stops the start. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { requireOwnDatabase, requireSettings } = await import("@/lib/platform/boot");
    requireSettings();
    await requireOwnDatabase();
  }
}

/** Marks a page that could not reach the database; server.mjs reads the mark and sends 503 instead of 500. */
export const onRequestError: Instrumentation.onRequestError = async (error) => {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { markUnavailable } = await import("@/lib/platform/unavailable");
  markUnavailable(error);
};
