import { afterEach } from "vitest";

const changed = new Map<string, string | undefined>();

/** Sets an environment variable until the end of the test. */
export function setting(name: string, value: string): void {
  if (!changed.has(name)) changed.set(name, process.env[name]);
  process.env[name] = value;
}

afterEach(() => {
  for (const [name, value] of changed) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
  changed.clear();
});
