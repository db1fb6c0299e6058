const globals = globalThis as { pacioli?: Map<string, unknown> };

/**
 * Creates a value once per process. A bundle may contain a module twice, and `next dev` reloads it, so a pool or a
 * counter cannot live in a module variable.
 */
export function singleton<T>(name: string, create: () => T): T {
  globals.pacioli ??= new Map();
  if (!globals.pacioli.has(name)) globals.pacioli.set(name, create());
  return globals.pacioli.get(name) as T;
}
