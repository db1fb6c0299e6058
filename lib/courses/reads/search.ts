import "server-only";
import type { SearchGroup, SearchItem } from "@/lib/platform/contract/search";
import { SEARCH_MOST_ROWS, SEARCH_SHOWN, wordsOf } from "@/lib/platform/contract/search-words";
import { Prisma, queryRowsUnprepared } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { mayOpenAll } from "../reads";
import { inVisibleCourse, isFirstModule, visibleCourse } from "./fragments";

/** How many similar words replace an unknown one: the single nearest word is too often the wrong one. */
const NEAREST = 3;

type Kind = "courses" | "modules" | "topics";
export type FoundPart = SearchItem & { courseId: number; moduleId: number | null };
type Row = FoundPart & { kind: Kind; total: number };

/**
 * Courses, modules and topics that match the search, best first, in one statement. A topic also matches by its lesson,
 * if the viewer may open it. Each word matches by prefix. A word that occurs in no course is replaced by the most
 * similar ones that do, and by those with two letters swapped. If no topic contains all words, topics with any of them
 * are returned. Drafts are found only on request, and by admins; of the kind `all` up to 200 are returned.
 */
export async function searchCourses(
  viewer: Viewer,
  text: string,
  { drafts = false, all }: { drafts?: boolean; all?: string | undefined } = {},
): Promise<Record<Kind, SearchGroup & { items: FoundPart[] }>> {
  const words = wordsOf(text);
  const rows = words.length > 0 ? await matches(words, viewer, drafts ? viewer : null, all) : [];
  const groupOf = (kind: Kind) => {
    const items = rows.filter((row) => row.kind === kind);
    return { total: items[0]?.total ?? 0, items };
  };
  return { courses: groupOf("courses"), modules: groupOf("modules"), topics: groupOf("topics") };
}

/** Titles before descriptions, at most `most` of each: a common word must not cause a scan of everything. */
function matches(words: string[], viewer: Viewer, sees: Viewer | null, all = ""): Promise<Row[]> {
  const openAll = mayOpenAll(viewer);
  const most = SEARCH_MOST_ROWS;
  const published = inVisibleCourse(sees, Prisma.sql`(select m."courseId" from "Module" m where m.id = t."moduleId")`);
  // SQL: full-text search and similarity.
  return queryRowsUnprepared<Row>`
    with typed as (
      select coalesce(
        (select word where char_length(word) < 3 or exists (
           select from "SearchWord" known where known.word >= typed.word and known.word < typed.word || chr(1114111))),
        (select string_agg(near.word, ' ') from (
           (select known.word from "SearchWord" known where known.word % typed.word
            order by similarity(known.word, typed.word) desc, known.word limit ${NEAREST})
           union
           (select swapped from generate_series(1, char_length(typed.word) - 1) at, lateral overlay(
              typed.word placing substr(typed.word, at + 1, 1) || substr(typed.word, at, 1) from at for 2) swapped
            where exists (select from "SearchWord" known where known.word >= swapped and known.word < swapped || chr(1114111)))
         ) near),
        word) as words
      from unnest(${words}::text[]) typed(word)
    ), asked as materialized (
      select search_query(array_agg(words)) as whole, search_query(array_agg(words), ' | ') as part from typed
    ), course as (
      (select c.id, true as named from "Course" c where search_vector(c.title) @@ (select whole from asked) and ${visibleCourse(sees)} limit ${most})
      union all
      (select c.id, false from "Course" c where search_vector(c.title || ' ' || c.description) @@ (select whole from asked) and ${visibleCourse(sees)} limit ${most})
    ), module as (
      (select m.id, true as named from "Module" m where search_vector(m.title) @@ (select whole from asked) and ${inVisibleCourse(sees)} limit ${most})
      union all
      (select m.id, false from "Module" m where search_vector(m.title || ' ' || m.description) @@ (select whole from asked) and ${inVisibleCourse(sees)} limit ${most})
    ), topic as materialized (
      (select t.id, true as named from "Topic" t where search_vector(t.title) @@ (select whole from asked) and ${published} limit ${most})
      union all
      (select t.id, false from "Topic" t where search_vector(t.title || ' ' || t.description) @@ (select whole from asked) and ${published} limit ${most})
      union all
      (select t.id, false from "Lesson" l join "Topic" t on t.id = l."topicId" join "Module" m on m.id = t."moduleId"
       where search_vector(l.text) @@ (select whole from asked) and ${inVisibleCourse(sees)} and (
         ${isFirstModule}
         or ${viewer.isAdmin}::boolean or (${openAll}::boolean and exists (
           select from "Enrollment" e where e."userId" = ${viewer.id} and e."courseId" = m."courseId"))) limit ${most})
    ), loose as (
      select t.id, false as named from "Topic" t
      where not exists (select from topic) and search_vector(t.title || ' ' || t.description) @@ (select part from asked) and ${published}
      limit ${most}
    ), hit as (
      select 'courses' as kind, id, bool_or(named) as named from course group by id
      union all select 'modules', id, bool_or(named) from module group by id
      union all select 'topics', id, bool_or(named) from (select * from topic union all select * from loose) t group by id
    ), placed as (
      select kind, id, count(*) over (partition by kind)::int as total,
             row_number() over (partition by kind order by named desc, id) as position from hit
    )
    select p.kind, p.id, p.total, c.id as "courseId", m.id as "moduleId", coalesce(t.title, m.title, c.title) as title,
           case when p.kind <> 'courses' then c.title end as within,
           '/courses/' || c.id || case p.kind when 'modules' then '#module-' || m.id when 'topics' then
             case when t."lessonMinutes" > 0 then '/topics/' || t.id else '#topic-' || t.id end else '' end as link,
           m.id is not null and not ${openAll}::boolean and not ${isFirstModule} as locked
    from placed p
    left join "Topic" t on p.kind = 'topics' and t.id = p.id
    left join "Module" m on m.id = case p.kind when 'modules' then p.id when 'topics' then t."moduleId" end
    join "Course" c on c.id = case p.kind when 'courses' then p.id else m."courseId" end
    where p.position <= case when p.kind = ${all} then ${most} else ${SEARCH_SHOWN}::int end order by p.kind, p.position`;
}
