import { limitRole } from "../prisma/role-limits.mjs";
import { connected } from "./database.mjs";
import { storedSecret } from "./settings.mjs";

/**
 * The two roles of the product in the embedded database. `migrate` owns the tables and changes them; `app` reads and
 * writes rows and can do nothing else, so a fault in the app cannot drop, empty or change a table.
 * Returns their passwords. `serverUrl` is the superuser's.
 */
export async function provideRoles(serverUrl, folder, database) {
  const roles = ["migrate", "app"].map((name) => ({
    name,
    password: storedSecret(folder, `postgres-${name}-password`),
  }));
  await connected(serverUrl, async (client) => {
    for (const { name, password } of roles) {
      const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [name]);
      await client.query(
        `${rowCount ? "alter" : "create"} role ${name} login password ${client.escapeLiteral(password)}`,
      );
    }
    await limitRole(client, "app");
    await client.query(`alter database ${client.escapeIdentifier(database)} owner to migrate`);
  });
  await connected(withDatabase(serverUrl, database), (client) => client.query(HAND_OVER));
  return Object.fromEntries(roles.map(({ name, password }) => [name, password]));
}

export function withDatabase(serverUrl, database) {
  const url = new URL(serverUrl);
  url.pathname = `/${database}`;
  return url.href;
}

// Databases created before there were two roles belong to the superuser. Objects of extensions keep their owner.
const HAND_OVER = `do $$
declare command text;
begin
  for command in
    select format('alter %s %s owner to migrate', kind, name) from (
      select 'schema' as kind, quote_ident(nspname) as name, nspowner as owner, oid, 'pg_namespace'::regclass as class
        from pg_namespace where nspname = 'public'
      union all
      select case relkind when 'v' then 'view' when 'S' then 'sequence' else 'table' end, oid::regclass::text, relowner, oid, 'pg_class'::regclass
        from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'S')
      union all
      select 'function', oid::regprocedure::text, proowner, oid, 'pg_proc'::regclass
        from pg_proc where pronamespace = 'public'::regnamespace and prokind = 'f'
      union all
      select 'type', oid::regtype::text, typowner, oid, 'pg_type'::regclass
        from pg_type where typnamespace = 'public'::regnamespace and typtype = 'e'
    ) as things
    where owner <> 'migrate'::regrole
      and not exists (select 1 from pg_depend d where d.classid = class and d.objid = things.oid and d.deptype in ('e', 'a', 'i'))
  loop
    execute command;
  end loop;
end $$`;
