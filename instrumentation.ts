/** Runs once when the server starts: a setting that is missing stops it here, with its name. */
export async function register() {
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { insistOnSettings } = await import("@/lib/platform/boot");
    insistOnSettings();
  }
}
