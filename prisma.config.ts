import { defineConfig } from "prisma/config";

// `prisma generate` never calls the native schema engine, but requires its file and would download it. Any executable
// will do; migrations are applied by prisma/migrate.mjs and written by `npm run migration`.
process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma",
  migrations: { path: "prisma/migrations", seed: "tsx --conditions=react-server prisma/seed.ts" },
  // prisma/config's env() would throw in postinstall, where no database is configured yet.
  datasource: process.env.DATABASE_URL ? { url: process.env.DATABASE_URL } : undefined,
});
