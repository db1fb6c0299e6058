import path from "node:path";
import { defineConfig } from "prisma/config";
import { databaseAddresses } from "./local/database-addresses.mjs";

// The CLI's schema engine is a native program that it would download. Ours is the same engine as WebAssembly from npm,
// so that every command works without a download.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= path.resolve("prisma/engine.mjs");

// Migrations belong to the role that owns the tables.
const { directUrl: url } = databaseAddresses();

export default defineConfig({
  schema: "prisma",
  migrations: { path: "prisma/migrations", seed: "tsx --conditions=react-server prisma/seed.ts" },
  // prisma/config's env() would throw in postinstall, where no database is configured yet.
  datasource: url ? { url } : undefined,
});
