/**
 * The lowest CPU time, in milliseconds, of a few runs of `work`. Compare it with a simple task of the same size in the
 * same run: other programs, or a slow machine, affect both alike.
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

/** A smaller difference means nothing: it is the runtime's own work. */
export const CPU_NOISE_MS = 40;
