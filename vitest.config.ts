import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

const shared = {
  resolve: {
    alias: {
      "@": root,
      // The package server-only throws outside a React server build, as it should; tests replace it.
      "server-only": path.join(root, "node_modules/server-only/empty.js"),
    },
  },
};

const common = {
  environment: "node" as const,
  // Generous, so that a slow or busy machine fails no test. No test asserts how long something takes.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // Vitest's own default is one second.
  expect: { poll: { timeout: 60_000 } },
  // next-auth imports Next's modules without their file extension, which only a bundler can resolve.
  server: { deps: { inline: ["next-auth", "@auth/core"] } },
};

const server = "tests/support/global-setup.ts";

export default defineConfig({
  test: {
    // The tests wait for Postgres and time limits about as long as they compute, so there is one worker more than
    // cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        ...shared,
        test: {
          ...common,
          name: "rules",
          include: ["lib/**/*.test.ts", "components/**/*.test.ts"],
          // Pure functions: the files of a worker may share their modules.
          isolate: false,
        },
      },
      {
        ...shared,
        test: {
          ...common,
          name: "api",
          // Each worker loads the packages once. What belongs to a file is made anew (tests/support/new-file.ts).
          pool: "threads",
          isolate: false,
          include: ["tests/api/**/*.test.ts", "tests/attacks/**/*.test.ts"],
          globalSetup: [server],
          setupFiles: ["tests/support/new-file.ts", "tests/support/api-setup.ts"],
        },
      },
      { ...shared, test: { ...common, name: "local", include: ["tests/local/**/*.test.ts"] } },
      { ...shared, test: { ...common, name: "house", include: ["tests/house/**/*.test.ts"], globalSetup: [server] } },
    ],
  },
});
