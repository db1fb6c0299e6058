const here = globalThis as { pacioli?: Map<string, unknown> };

/**
 * Made once in this process. A bundle holds a module more than once, and `next dev` loads it anew: what must exist
 * once, a pool or a counter, cannot live in a module's own variable.
 */
export function kept<T>(name: string, make: () => T): T {
  here.pacioli ??= new Map();
  if (!here.pacioli.has(name)) here.pacioli.set(name, make());
  return here.pacioli.get(name) as T;
}
