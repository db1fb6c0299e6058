import "server-only";
import { requireUser } from "@/lib/accounts/reads/managed-user";
import { Prisma, queryRows } from "@/lib/platform/database/db";
import type { AuditEntry } from "../contract/overview";
import { AUDIT_PAGE, changesOf } from "../rules";
import { nameIn } from "../rules/audit";

const DEEPEST_PAGE = 10_000;
const USER_AUDIT_ENTRIES = 20;

type AuditRow = Omit<AuditEntry, "createdAt" | "changes" | "target"> & {
  createdAt: Date;
  before: unknown;
  after: unknown;
  target: { name: string; link: string } | null;
};
type AuditFilter = {
  page: number;
  actor?: string | undefined;
  action?: string | undefined;
  reads?: "hide" | undefined;
  /** Whom the entries are about. */
  user?: string;
  size?: number;
};

/** Written out, so that the index over these rows is used. */
const isChange = Prisma.sql`a.action not in ('user.read', 'user.list', 'user.search')`;

const targetNumber = Prisma.sql`substring(a."targetId" from '^[0-9]{1,9}$')::int`;

/** The name and the address of what an entry is about, unless it was deleted. One look-up by key for each row. */
const target = Prisma.sql`
  case a."targetType"
    when 'user' then (
      select json_build_object('name', t.name, 'link', '/admin/users?user=' || t.id) from "User" t where t.id = a."targetId")
    when 'course' then (
      select json_build_object('name', t.title, 'link', '/admin/courses?tab=modules&course=' || t.id) from "Course" t where t.id = ${targetNumber})
    when 'module' then (
      select json_build_object('name', t.title, 'link', '/admin/courses?tab=modules&course=' || t."courseId" || '&module=' || t.id)
      from "Module" t where t.id = ${targetNumber})
    when 'topic' then (
      select json_build_object('name', t.title, 'link', '/admin/lessons/' || t.id) from "Topic" t where t.id = ${targetNumber})
    when 'question' then (
      select json_build_object('name', t.key, 'link', '/admin/questions/' || t.id) from "Question" t where t.id = ${targetNumber})
    when 'question-report' then (
      select json_build_object('name', q.key, 'link', '/admin/questions/' || q.id)
      from "QuestionReport" t join "Question" q on q.id = t."questionId" where t.id = ${targetNumber})
    when 'forum' then (
      select json_build_object('name', t.name, 'link', '/community/forum/' || t.id) from "Forum" t where t.id = ${targetNumber})
    when 'thread' then (
      select json_build_object('name', t.title, 'link', '/community/thread/' || t.id) from "Thread" t where t.id = ${targetNumber})
    when 'post' then (
      select json_build_object('name', t.title, 'link', '/community/thread/' || t.id)
      from "Post" p join "Thread" t on t.id = p."threadId" where p.id = ${targetNumber})
    when 'report' then (
      select json_build_object('name', t.title, 'link', '/community/thread/' || t.id)
      from "PostReport" r join "Post" p on p.id = r."postId" join "Thread" t on t.id = p."threadId" where r.id = ${targetNumber})
  end`;

/** Newest first. A page beyond the deepest is empty, without a query. */
export async function listAudit(filter: AuditFilter): Promise<AuditEntry[]> {
  const { page, actor, action, reads, user, size = AUDIT_PAGE } = filter;
  if (page > DEEPEST_PAGE) return [];
  const begins = action === undefined ? null : `${action.replace(/[\\%_]/g, "\\$&")}%`;
  const by = actor?.toLowerCase() ?? null;
  const who = by === null ? Prisma.empty : Prisma.sql`and a."actorId" = (select id from "User" where username = ${by})`;
  const what = begins === null ? Prisma.empty : Prisma.sql`and a.action like ${begins}`;
  const changes = reads === "hide" ? Prisma.sql`and ${isChange}` : Prisma.empty;
  // What the product has written itself is listed on request only.
  const isByPeople = reads === "hide" && action === undefined && user === undefined;
  const byPeople = isByPeople ? Prisma.sql`and a.action <> 'seed'` : Prisma.empty;
  const whom = user === undefined ? Prisma.empty : Prisma.sql`and a."targetType" = 'user' and a."targetId" = ${user}`;
  // SQL: rows that refer to one of ten tables.
  const rows = await queryRows<AuditRow>`
    select a.id, u.username as actor, a."actorId", a.action, a."targetType", a."targetId", a.before, a.after,
           a."createdAt", ${target} as target
    from "AuditEntry" a left join "User" u on u.id = a."actorId"
    where true ${who} ${what} ${changes} ${byPeople} ${whom}
    order by a.id desc limit ${size} offset ${(page - 1) * size}`;
  return rows.map(entryFrom);
}

/** Admins' actions on a user, newest first; look-ups are not listed. Throws 404. */
export async function listUserAudit(user: string): Promise<AuditEntry[]> {
  const entries = await listAudit({ page: 1, reads: "hide", user, size: USER_AUDIT_ENTRIES });
  if (entries.length === 0) await requireUser(user);
  return entries;
}

function entryFrom({ before, after, target: found, ...row }: AuditRow): AuditEntry {
  const changes = changesOf(before, after);
  const shipped = row.action === "seed" ? `${row.targetType} ${row.targetId}` : null;
  const name = found?.name ?? nameIn(changes) ?? shipped;
  return {
    ...row,
    target: name === null ? null : { name, link: found?.link ?? null },
    changes,
    createdAt: row.createdAt.toISOString(),
  };
}
