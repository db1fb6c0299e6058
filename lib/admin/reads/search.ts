import "server-only";
import { masked } from "@/lib/accounts/rules/masking";
import { patternsOf } from "@/lib/accounts/rules/users";
import { type FoundPart, searchCourses } from "@/lib/courses/reads/search";
import type { Query, ResponseOf } from "@/lib/platform/contract/endpoint";
import { SEARCH_MOST_ROWS, SEARCH_SHOWN, wordsOf } from "@/lib/platform/contract/search-words";
import { audit } from "@/lib/platform/database/audit";
import { db, queryRowsUnprepared, transaction } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { searchAll } from "../contract/search";

type SearchResponse = ResponseOf<typeof searchAll>;
type SearchQuery = Query<typeof searchAll>;
type Kind = "users" | "threads" | "reports";
type Row = SearchResponse[Kind]["items"][number] & { kind: Kind; total: number };

/** For admins. Searching users is audited, as filtering their table is. */
export async function searchEverything(viewer: Viewer, { q, all }: SearchQuery): Promise<SearchResponse> {
  const [hits, outline] = await Promise.all([listMatches(q, all), searchCourses(viewer, q, { drafts: true, all })]);
  const groupOf = (kind: Kind) => {
    const rows = hits.filter((row) => row.kind === kind);
    return { total: rows[0]?.total ?? 0, items: rows.map(({ kind, total, ...item }) => item) };
  };
  const exact = groupOf("users");
  const users = exact.total > 0 ? exact : await similarUsers(q);
  if (users.total > 0)
    await audit(db, viewer, { action: "user.search", targetType: "user", targetId: "*", after: { q: masked(q) } });
  return {
    users,
    courses: adminGroup(outline.courses, ({ id }) => courseLink(id)),
    modules: adminGroup(outline.modules, ({ id, courseId }) => `${courseLink(courseId)}&module=${id}`),
    topics: adminGroup(outline.topics, ({ id }) => `/admin/lessons/${id}`),
    threads: groupOf("threads"),
    reports: groupOf("reports"),
  };
}

const courseLink = (id: number) => `/admin/courses?tab=modules&course=${id}`;

/** What the students' search finds, with links to where it is edited. */
const adminGroup = ({ total, items }: { total: number; items: FoundPart[] }, linkOf: (item: FoundPart) => string) => ({
  total,
  items: items.map((item) => ({ id: String(item.id), title: item.title, within: item.within, link: linkOf(item) })),
});

/**
 * One statement with a part per domain, each limited to `most` results: users and threads use their indexes, reports
 * only open ones.
 */
function listMatches(q: string, all: string | undefined = ""): Promise<Row[]> {
  const most = SEARCH_MOST_ROWS;
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
    ) counted where place <= case when kind = ${all} then ${most} else ${SEARCH_SHOWN}::int end order by kind, place`;
}

const SHORTEST_SIMILAR = 4;

/** Users with a similar name or username, for a text that nobody's contains. */
async function similarUsers(q: string): Promise<SearchResponse["users"]> {
  if ([...q.trim()].length < SHORTEST_SIMILAR) return { total: 0, items: [] };
  return transaction(async (tx) => {
    // A missing letter in a short name is less alike than Postgres's own limit.
    // SQL: a setting of this transaction.
    await tx.$executeRaw`set local pg_trgm.word_similarity_threshold = 0.35`;
    // SQL: full-text search and similarity.
    const rows = await tx.$queryRaw<{ id: string; title: string; within: string }[]>`
      select id, title, within from (
        select u.id, u.name as title, u.email as within, greatest(word_similarity(${q}, u.name), word_similarity(${q}, u.username)) as likeness
        from "User" u where ${q} <% u.name or ${q} <% u.username limit ${SEARCH_MOST_ROWS}
      ) near order by likeness desc, id desc limit ${SEARCH_SHOWN}`;
    return { total: rows.length, items: rows.map((user) => ({ ...user, link: `/admin/users?user=${user.id}` })) };
  });
}
