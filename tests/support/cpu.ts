/**
 * The least processor time, in milliseconds, of a few runs of `work`. Compare it with that of a plain piece of work of
 * the same size in the same run: other programs on the machine, or a slow machine, change both alike.
 */
export async function cpuOf(work: () => unknown, runs = 3): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < runs; run += 1) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/** Below this a difference says nothing: it is what the runtime does beside the work. */
export const CPU_NOISE_MS = 40;
