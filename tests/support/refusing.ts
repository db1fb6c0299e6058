import type { Client } from "pg";
import { connected } from "@/local/database.mjs";

/** While the work runs, the database refuses to write rows of this user into the table. */
export async function refusing<T>(table: string, userId: string, work: () => Promise<T>): Promise<T> {
  const statement = (sql: string) => connected(process.env.DIRECT_URL, (client: Client) => client.query(sql));
  await statement(`
    create function refused() returns trigger language plpgsql as
      $$ begin if new."userId" = '${userId}' then raise exception 'refused for a test'; end if; return new; end $$;
    create trigger refused before insert or update on "${table}" for each row execute function refused()`);
  try {
    return await work();
  } finally {
    await statement("drop function refused cascade");
  }
}
