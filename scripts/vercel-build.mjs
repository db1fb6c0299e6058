import { bin, node } from "../local/command.mjs";
import { migrate } from "../prisma/migrate.mjs";

/**
 * The build on Vercel. For a preview it migrates the preview's own database and fills it with the sample data. It never
 * changes production's database, whose migrations are a separate step (docs/deploying.md).
 */
const { VERCEL_ENV, DATABASE_URL, DIRECT_URL } = process.env;
if (VERCEL_ENV === "preview") {
  const url = DIRECT_URL || DATABASE_URL;
  if (!url) throw new Error("A preview needs DATABASE_URL: the address of a database of its own.");
  const { applied, total } = await migrate(url, undefined, { preview: true });
  console.log(`${applied.length} migrations applied, ${total} in all`);
  await node(["node_modules/tsx/dist/cli.mjs", "--conditions=react-server", "prisma/seed.ts", "--preview"], {
    env: { DATABASE_URL: url },
  });
}
await node([bin("next", "dist/bin/next"), "build"]);
