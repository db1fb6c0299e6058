import { randomInt, randomUUID } from "node:crypto";
import { withDatabase } from "./product-database.mjs";
import { print } from "./screen.mjs";
import { settings } from "./settings.mjs";
import { LINK_MINUTES, signInLink } from "./sign-in.mjs";

const PASSWORD_WORDS = ["quiet", "steady", "bright", "patient", "ready", "tidy"];

const email = (process.argv[2] ?? "").trim().toLowerCase();
if (!/^[^@\s,"]+@[^@\s,"]+\.[^@\s,"]+$/.test(email)) {
  print("Whose account? For example: npm run admin -- user@example.org");
  process.exit(1);
}

const config = settings();
await withDatabase(config, async (client, running) => {
  const person = (await find(client)) ?? (await create(client));
  if (!person.isAdmin) await promote(client, person);
  const appUrl = config.appUrl ?? running?.app ?? `http://localhost:${config.port}`;
  print(`${email} ${person.isAdmin ? "is an admin already" : "is an admin now"}.`);
  print(`Sign in once within ${LINK_MINUTES} minutes: ${await signInLink(client, appUrl, email)}`);
  if (!running && !config.databaseUrl) print("Pacioli is not running: 'npm start' first, then follow the link.");
});

async function find(client) {
  const { rows } = await client.query(`select id, "isAdmin" from "User" where email = $1`, [email]);
  return rows[0];
}

async function create(client) {
  const username = `${PASSWORD_WORDS[randomInt(PASSWORD_WORDS.length)]}-admin-${randomInt(1000, 10_000)}`;
  const { rows } = await client.query(
    `insert into "User" (id, username, name, email, "updatedAt") values ($1, $2, $3, $4, now()) returning id, "isAdmin"`,
    [uuidv7(), username, email.split("@")[0], email],
  );
  return rows[0];
}

async function promote(client, { id }) {
  await client.query("begin");
  await client.query(`update "User" set "isAdmin" = true, "updatedAt" = now() where id = $1`, [id]);
  await client.query(
    `insert into "AuditEntry" (action, "targetType", "targetId", before, after)
     values ('user.admin-granted', 'User', $1, '{"isAdmin": false}', '{"isAdmin": true, "by": "npm run admin"}')`,
    [id],
  );
  await client.query("commit");
}

// The same kind of id as Prisma's (UUID v7): 48 bits of time, the rest random.
function uuidv7() {
  const time = Date.now().toString(16).padStart(12, "0");
  const [, , third, ...rest] = randomUUID().split("-");
  return [time.slice(0, 8), time.slice(8), `7${third.slice(1)}`, ...rest].join("-");
}
