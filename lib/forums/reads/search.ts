import "server-only";
import { db } from "@/lib/platform/db";
import { type Asker, getForum, seesAll } from "./forums";

const SHOWN = 5;
/** A common word must not cost a walk through everything. */
const LOOKED_AT = 200;
const SHORTEST = 3;

type Similar = { id: number; title: string; forumName: string; isSolved: boolean; replyCount: number };

/** Throws 404. Titles that resemble this one, this forum's before others'. */
export async function listSimilar(viewer: Asker, forumId: number, title: string): Promise<Similar[]> {
  if (title.length < SHORTEST) {
    await getForum(viewer, forumId);
    return [];
  }
  // Planned for these words: a plan for any words would walk all titles.
  const [found] = await db.$queryRaw<{ list: Similar[] }[]>`
    select coalesce((
      select json_agg(s.item) from (
        select json_build_object('id', n.id, 'title', n.title, 'forumName', g.name, 'isSolved', n."isSolved",
                 'replyCount', greatest(n."postCount" - 1, 0)) as item
        from (
          (select * from "Thread" where title % ${title} limit ${LOOKED_AT})
          union
          (select * from "Thread" where ${title} <% title limit ${LOOKED_AT})
        ) n
        join "Forum" g on g.id = n."forumId" and g."isActive"
        order by g.id = f.id desc, word_similarity(${title}, n.title) + similarity(n.title, ${title}) desc, n.id desc
        limit ${SHOWN}
      ) s), '[]') as list
    from "Forum" f where f.id = ${forumId} and (f."isActive" or ${seesAll(viewer)}::boolean)`;
  return found?.list ?? getForum(viewer, forumId).then(() => []);
}

type Found = { id: number; title: string; within: string | null; link: string; locked: boolean };

const wordsOf = (text: string) => (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8);

/** Threads whose title or first post has all the words, or whose title nearly says this; for the product's search. */
export async function searchThreads(viewer: Asker, text: string): Promise<{ total: number; items: Found[] }> {
  const words = wordsOf(text);
  if (words.length === 0) return { total: 0, items: [] };
  const found = await db.$queryRaw<(Found & { total: number })[]>`
    with asked as materialized (
      select to_tsquery('english', string_agg(quote_literal(word) || ':*', ' & ')) as whole from unnest(${words}::text[]) word
    ), hit as (
      (select id from "Thread" where to_tsvector('english', title || ' ' || content) @@ (select whole from asked) limit ${LOOKED_AT})
      union
      (select id from "Thread" where ${text} <% title limit ${LOOKED_AT})
    )
    select t.id, t.title, f.name as within, '/community/thread/' || t.id as link, false as locked,
           (count(*) over ())::int as total
    from hit join "Thread" t on t.id = hit.id
    join "Forum" f on f.id = t."forumId" and (f."isActive" or ${seesAll(viewer)}::boolean)
    order by word_similarity(${text}, t.title) desc, t."lastActivityAt" desc, t.id desc limit ${SHOWN}`;
  return { total: found[0]?.total ?? 0, items: found.map(({ total: _, ...item }) => item) };
}
