import { databaseAddresses, NO_DATABASE } from "../local/database-addresses.mjs";
import { migrate } from "./migrate.mjs";

/** `npm run migrate`. It is no part of migrate.mjs, which the app carries in its build. */
async function main() {
  const { directUrl } = databaseAddresses();
  if (!directUrl) throw new Error(NO_DATABASE);
  const { applied, total } = await migrate(directUrl);
  for (const name of applied) console.log(`applied ${name}`);
  console.log(`${applied.length} applied, ${total} in all`);
}

await main().catch((error) => {
  console.error(error.message || error.code);
  process.exitCode = 1;
});
