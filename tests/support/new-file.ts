import { vi } from "vitest";

// The first setup file of the API tests. A worker runs one file after another and keeps the packages that it has
// loaded. The app's own modules are loaded again for each file: they read their settings when they are loaded.
const worker = globalThis as { environment?: NodeJS.ProcessEnv; pacioli?: Map<string, unknown> };

worker.environment ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in worker.environment)) delete process.env[name];
Object.assign(process.env, worker.environment);

worker.pacioli = undefined;
vi.useRealTimers();
vi.resetModules();
