import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/**
 * The oldest versions without a known vulnerability, for packages that use the network, read input from strangers, or
 * sign users in. Raise a version when a vulnerability becomes known; never lower one.
 */
const FLOOR: Record<string, string> = {
  next: "16.3.3",
  react: "19.2.8",
  "react-dom": "19.2.8",
  "next-auth": "5.0.0-beta.30",
  "@auth/core": "0.41.1",
  sharp: "0.35.4",
  "@img/sharp-libvips-linux-x64": "1.2.4",
  jose: "6.0.0",
  oauth4webapi: "3.0.0",
  pg: "8.16.0",
  prisma: "7.0.0",
  "@prisma/client": "7.0.0",
  stripe: "20.0.0",
  postcss: "8.5.6",
  nanoid: "3.3.11",
  tar: "7.5.11",
  zod: "4.1.0",
  defu: "6.1.5",
  "form-data": "4.0.4",
  lodash: "4.17.23",
  vite: "7.3.2",
  esbuild: "0.25.0",
  "cross-spawn": "7.0.6",
};

const lock: { packages: Record<string, { version?: string }> } = JSON.parse(readFileSync("package-lock.json", "utf8"));

/** Every installed copy of a package, also a nested one. */
const copiesOf = (name: string): string[] =>
  Object.entries(lock.packages).flatMap(([path, { version }]) =>
    version && (path === `node_modules/${name}` || path.endsWith(`/node_modules/${name}`)) ? [version] : [],
  );

/** Negative when the first is older; a pre-release is older than its release. */
function compared(one: string, other: string): number {
  const parts = (version: string) => version.split("+")[0]?.split(/[.-]/) ?? [];
  const [mine, yours] = [parts(one), parts(other)];
  for (let place = 0; place < Math.max(mine.length, yours.length); place += 1) {
    const [left, right] = [mine[place], yours[place]];
    if (left === right) continue;
    if (left === undefined || right === undefined) return left === undefined ? 1 : -1;
    const difference = Number(left) - Number(right);
    return Number.isNaN(difference) ? left.localeCompare(right) : difference;
  }
  return 0;
}

test("versions are compared by their numbers", () => {
  const inOrder = ["4.9.9", "4.10.0-beta.2", "4.10.0-beta.10", "4.10.0", "4.10.1", "10.0.0"];
  expect([...inOrder].reverse().sort(compared)).toEqual(inOrder);
});

test.each(Object.entries(FLOOR))("no installed copy of %s is older than %s", (name, floor) => {
  const copies = copiesOf(name);
  expect(copies.length, `${name} is not in the lock file: take it off the list`).toBeGreaterThan(0);
  expect(copies.filter((version) => compared(version, floor) < 0)).toEqual([]);
});

test("one version of Node is recommended and one is the oldest, everywhere", () => {
  const text = (file: string) => readFileSync(file, "utf8");
  expect(text(".nvmrc").trim()).toBe("24");
  expect([...text("Dockerfile").matchAll(/^FROM node:(\S+)/gm)].map(([, version]) => version)).toEqual(
    expect.arrayContaining(["24-slim"]),
  );
  expect(text("Dockerfile")).not.toMatch(/^FROM node:(?!24-)/m);
  expect(JSON.parse(text("package.json")).engines.node).toBe(">=20.19");
  expect(text(".github/workflows/test.yml")).toContain("node: [20, 24]");
  for (const file of ["README.md", "docs/running.md", "CONTRIBUTING.md"]) {
    expect(text(file), file).toMatch(/\b24\b.{0,30} recommended/);
    expect(text(file), file).toContain("20.19 is the oldest");
  }
});
