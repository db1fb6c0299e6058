import "server-only";
import type { SearchGroup, SearchKind } from "@/lib/platform/contract/search";
import { SEARCH_MOST_ROWS, SEARCH_SHOWN, wordsOf } from "@/lib/platform/contract/search-words";
import { queryRowsUnprepared } from "@/lib/platform/database/db";
import { getForum } from "./forums";
import { type MaybeViewer, readableReplies, unhiddenThread, visibleForum, visibleThread } from "./visible";

const SHORTEST = 3;

type Similar = {
  id: number;
  title: string;
  forumName: string;
  isSolved: boolean;
  replyCount: number;
  readableReplyCount: number;
};

/** Throws 404. Titles that resemble this one, this forum's before others'. */
export async function listSimilar(viewer: MaybeViewer, forumId: number, title: string): Promise<Similar[]> {
  if (title.length < SHORTEST) {
    await getForum(viewer, forumId);
    return [];
  }
  // SQL: full-text search and similarity.
  const [row] = await queryRowsUnprepared<{ list: Similar[] }>`
    select coalesce((
      select json_agg(s.item) from (
        select json_build_object('id', t.id, 'title', t.title, 'forumName', f.name, 'isSolved', t."isSolved",
                 'replyCount', greatest(t."postCount" - 1, 0), 'readableReplyCount', ${readableReplies}) as item
        from (
          (select id from "Thread" t where title % ${title} and ${unhiddenThread} limit ${SEARCH_MOST_ROWS})
          union
          (select id from "Thread" t where ${title} <% title and ${unhiddenThread} limit ${SEARCH_MOST_ROWS})
        ) found
        join "Thread" t on t.id = found.id
        join "Forum" f on f.id = t."forumId" and ${visibleForum(null)}
        order by f.id = ${forumId} desc, word_similarity(${title}, t.title) + similarity(t.title, ${title}) desc, t.id desc
        limit ${SEARCH_SHOWN}
      ) s), '[]') as list
    from "Forum" f where f.id = ${forumId} and ${visibleForum(viewer)}`;
  return row?.list ?? getForum(viewer, forumId).then(() => []);
}

type Row = SearchGroup["items"][number] & { total: number };

/**
 * For the product's search: threads whose title or first post has all the words, or whose title is similar. Five of them,
 * or up to 200 with `all`.
 */
export async function searchThreads(viewer: MaybeViewer, text: string, all?: SearchKind): Promise<SearchGroup> {
  const words = wordsOf(text);
  if (words.length === 0) return { total: 0, items: [] };
  const most = all === "threads" ? SEARCH_MOST_ROWS : SEARCH_SHOWN;
  // SQL: full-text search and similarity.
  const rows = await queryRowsUnprepared<Row>`
    with asked as materialized (
      select search_query(${words}::text[]) as whole
    ), hit as (
      (select id from "Thread" where "searchWords" @@ (select whole from asked) limit ${SEARCH_MOST_ROWS})
      union
      (select id from "Thread" where ${text} <% title limit ${SEARCH_MOST_ROWS})
    )
    select t.id, t.title, f.name as within, '/community/thread/' || t.id as link, false as locked,
           (count(*) over ())::int as total
    from hit join "Thread" t on t.id = hit.id
    join "Forum" f on f.id = t."forumId" and ${visibleThread(viewer)}
    order by word_similarity(${text}, t.title) desc, t."lastActivityAt" desc, t.id desc limit ${most}`;
  return { total: rows[0]?.total ?? 0, items: rows.map(({ total, ...item }) => item) };
}
