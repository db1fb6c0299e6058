import { afterEach } from "vitest";

const changed = new Map<string, string | undefined>();

/** Sets a variable of the environment until the test has ended. */
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
