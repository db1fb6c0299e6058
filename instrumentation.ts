/** Runs once when the server starts: a setting that is missing stops it here, with its name. */
export async function register() {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { complaints } = await import("@/lib/platform/env");
  const found = complaints();
  if (found.length === 0) return;
  for (const sentence of found) console.error(sentence);
  console.error("Pacioli does not start like this. docs/running.md lists every setting.");
  process.exit(1);
}
