import { connected } from "../../local/database.mjs";
import { sessionOf } from "./polls.mjs";

const MESSAGES = 100_000;

/** A group of a hundred thousand messages, with the owner of this cookie as a member. */
export const fillChat = (database, cookie) =>
  connected(database, async (client) => {
    const one = async (sql, values) => (await client.query(sql, values)).rows[0];
    const { id: userId } = await one(`select "userId" as id from "Session" where "sessionToken" = $1`, [
      sessionOf(cookie),
    ]);
    const { id: group } = await one(
      `insert into "Group" (name, description, "memberCount") values ('Bench', 'A talk.', 1) returning id`,
    );
    await client.query(`insert into "GroupMember" ("groupId", "userId") values ($1, $2)`, [group, userId]);
    await client.query(
      `insert into "GroupMessage" ("groupId", "userId", content) select $1, $2, 'Message number ' || n from generate_series(1, $3::int) n`,
      [group, userId, MESSAGES],
    );
    const { first, last } = await one(
      `select min(id) as first, max(id) as last from "GroupMessage" where "groupId" = $1`,
      [group],
    );
    await client.query(`update "Group" set "lastMessageId" = $2 where id = $1`, [group, last]);
    await client.query("vacuum analyze");
    return { group, first, last };
  });
