const globals = globalThis as { pacioli?: Map<string, unknown> };

/**
 * Made once in this process. A bundle holds a module more than once, and `next dev` loads it anew: what must exist
 * once, a pool or a counter, cannot live in a module's own variable.
 */
export function singleton<T>(name: string, create: () => T): T {
  globals.pacioli ??= new Map();
  if (!globals.pacioli.has(name)) globals.pacioli.set(name, create());
  return globals.pacioli.get(name) as T;
}
