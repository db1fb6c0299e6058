import "server-only";
import { masked } from "@/lib/accounts/rules/masking";
import { patternsOf } from "@/lib/accounts/rules/users";
import { audit } from "@/lib/platform/audit";
import type { ResponseOf } from "@/lib/platform/contract";
import { db, queryRowsUnprepared } from "@/lib/platform/db";
import { SEARCH_LOOKED_AT, SEARCH_SHOWN, wordsOf } from "@/lib/platform/search-words";
import type { Viewer } from "@/lib/platform/session";
import type { searchAll } from "../contract/search";

type SearchResponse = ResponseOf<typeof searchAll>;
type Kind = keyof SearchResponse;
type Row = SearchResponse[Kind]["items"][number] & { kind: Kind; total: number };

/** For admins. Searching users is audited, as filtering their table is. */
export async function searchEverything(viewer: Viewer, q: string): Promise<SearchResponse> {
  const found = await matches(q);
  const groupOf = (kind: Kind) => {
    const rows = found.filter((row) => row.kind === kind);
    return { total: rows[0]?.total ?? 0, items: rows.map(({ kind: _, total: __, ...item }) => item) };
  };
  const users = groupOf("users");
  if (users.total > 0)
    await audit(db, viewer, { action: "user.search", targetType: "user", targetId: "*", after: { q: masked(q) } });
  return { users, courses: groupOf("courses"), threads: groupOf("threads"), reports: groupOf("reports") };
}

/**
 * One statement with a part per domain, each limited to `most` results: users and threads use their indexes, reports
 * only open ones, and courses are few enough for a scan.
 */
function matches(q: string): Promise<Row[]> {
  const most = SEARCH_LOOKED_AT;
  const { text, word, id } = patternsOf(q);
  const words = wordsOf(q);
  // SQL: full-text search and similarity.
  return queryRowsUnprepared<Row>`
    with asked as materialized (
      select search_query(${words}::text[]) as whole
    ), person as (
      select u.id, u.name, u.email, u.username = ${id} or u.email = ${id} or u.id = ${id} as exact from "User" u
      where u.email like ${text} or u.username like ${text} or u.name ilike ${text} or u.name ilike ${word} or u.id = ${id}
      order by u.id desc limit ${most}
    ), thread as (
      (select id from "Thread" where "searchWords" @@ (select whole from asked) limit ${most})
      union
      (select id from "Thread" where ${q} <% title limit ${most})
    ), waiting as materialized (
      select "postId", reason, note, "userId" from "PostReport" where status = 'open' order by id limit 1000
    ), hit as (
      select 'users' as kind, id, name as title, email as within, '/admin/users?user=' || id as link,
             row_number() over (order by exact desc, id desc) as place from person
      union all
      select 'courses', c.id::text, c.title, c.code, '/admin/courses?tab=modules&course=' || c.id,
             row_number() over (order by lower(c.code) = ${id} desc, c."order", c.id) from "Course" c
      where lower(c.code) = ${id} or c.title ilike ${text} or ${q} <% c.title
      union all
      select 'threads', t.id::text, t.title, f.name, '/community/thread/' || t.id,
             row_number() over (order by word_similarity(${q}, t.title) desc, t."lastActivityAt" desc, t.id desc)
      from thread join "Thread" t on t.id = thread.id join "Forum" f on f.id = t."forumId"
      union all
      select 'reports', p.id::text, t.title, 'Post by ' || coalesce(a.username, 'Deleted user') || ', reported by ' || string_agg(w.username, ', ' order by w.username),
             '/admin/community/forums?tab=reports&post=' || p.id, row_number() over (order by p.id)
      from waiting r join "Post" p on p.id = r."postId" join "Thread" t on t.id = p."threadId"
      join "User" w on w.id = r."userId" left join "User" a on a.id = p."userId"
      where t.title ilike ${text} or p.content ilike ${text} or r.note ilike ${text} or r.reason ilike ${text}
         or w.username like ${text} or a.username like ${text}
      group by p.id, t.title, a.username
    )
    select kind, id, title, within, link, total from (
      select *, count(*) over (partition by kind)::int as total from hit
    ) counted where place <= ${SEARCH_SHOWN} order by kind, place`;
}
