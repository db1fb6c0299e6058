import { availableParallelism } from "node:os";
import path from "node:path";
import { defineConfig } from "vitest/config";

const root = import.meta.dirname;

const shared = {
  resolve: {
    alias: {
      "@": root,
      // Outside a React server build the package throws; that is its whole purpose.
      "server-only": path.join(root, "node_modules/server-only/empty.js"),
    },
  },
};

const common = {
  environment: "node" as const,
  // Generous, because a slow or busy machine is no fault. No test asserts how long something takes.
  testTimeout: 120_000,
  hookTimeout: 240_000,
  // Vitest's own default is one second.
  expect: { poll: { timeout: 60_000 } },
  // next-auth names Next's modules without their extension, which only a bundler can find.
  server: { deps: { inline: ["next-auth", "@auth/core"] } },
};

const server = "tests/support/global-setup.ts";

export default defineConfig({
  test: {
    // The tests wait for Postgres and for time limits about as long as they compute, so one more than there are cores.
    maxWorkers: availableParallelism() + 1,
    projects: [
      { ...shared, test: { ...common, name: "rules", include: ["lib/**/*.test.ts", "components/**/*.test.ts"] } },
      {
        ...shared,
        test: {
          ...common,
          name: "api",
          include: ["tests/api/**/*.test.ts", "tests/attacks/**/*.test.ts"],
          globalSetup: [server],
          setupFiles: ["tests/support/api-setup.ts"],
        },
      },
      { ...shared, test: { ...common, name: "local", include: ["tests/local/**/*.test.ts"] } },
      { ...shared, test: { ...common, name: "house", include: ["tests/house/**/*.test.ts"], globalSetup: [server] } },
    ],
  },
});
