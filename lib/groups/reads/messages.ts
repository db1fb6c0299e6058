import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { type Db, db, type Fragment, Prisma, queryRows } from "@/lib/platform/database/db";
import { type Viewer, viewerFrom } from "@/lib/platform/server/session";
import { READER_VERSION } from "@/lib/writing/markdown";
import { type StoredBody, storedBlocks } from "@/lib/writing/markdown/stored-body";
import type { Comment, Message } from "../contract/messages";
import { DELETED_WRITER, GROUP_MISSING, MESSAGE_MISSING, MESSAGES_PAGE } from "../rules";
import { getGroupAccess, membershipRequired } from "./access";
import { pollingPerson, readableMessageWhere, visibleGroup } from "./visible";

const COMMENTS_LISTED = 200;
/**
 * The most bytes of all texts of one page of messages. A page holds them as data, where a character such as '&' takes
 * eleven bytes, so this keeps it below 1.5 MB. Older messages follow with `before`.
 */
const PAGE_BYTES = 100_000;
const COMMENTS_BYTES = 400_000;
const NEWEST = 2_147_483_647;

type MessagesRequest = { after?: number | undefined; before?: number | undefined };
type MessagePage = { isVisible: boolean; isMember: boolean; list: Message[] };

/** The blocks of a message; none if another version of the parser made them, and the text is then shown as it is. */
const shownBody = (message: Fragment) =>
  Prisma.sql`coalesce(case when ${message}."bodyVersion" = ${READER_VERSION} then ${message}.body end, '[]')`;

const bytesOf = (message: Fragment) =>
  Prisma.sql`octet_length(${message}.content) + coalesce(octet_length(${message}.body::text), 0)`;

/**
 * The poll of an open chat, in one statement, which reads no message when there is none after `after`. Null when the session
 * has expired. Throws 404 and 403 `membership_required`.
 */
export async function listMessages(
  sessionHash: string,
  groupId: number,
  { after = 0, before = NEWEST }: MessagesRequest,
): Promise<Message[] | null> {
  const page = await pageFor(sessionHash, groupId, after, before);
  return page ? messagesIn(page) : null;
}

/** The newest messages, for the first render of a chat. Throws as `listMessages`. */
export async function listMessagesFor(viewer: Viewer, groupId: number): Promise<Message[]> {
  const page = await pageFor(viewer, groupId, 0, NEWEST);
  return page ? messagesIn(page) : [];
}

function messagesIn({ isVisible, isMember, list }: MessagePage): Message[] {
  if (!isVisible) throw notFound(GROUP_MISSING);
  if (!isMember) throw membershipRequired();
  return list;
}

async function pageFor(viewerOrHash: string | Viewer, groupId: number, after: number, before: number) {
  // SQL: a hot read, polled.
  const [page] = await queryRows<MessagePage>`
    select g.id is not null as "isVisible", m.id is not null as "isMember",
      case when m.id is null or g."lastMessageId" <= ${after} then '[]'::json else (
        select coalesce(json_agg(json_build_object(
                 'id', x.id, 'username', coalesce(w.username, 'Deleted user'), 'avatarUrl', w."avatarUrl",
                 'content', x.content, 'body', ${shownBody(Prisma.sql`x`)}, 'createdAt', to_char(x."createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                 'likeCount', x."likeCount", 'isOwn', coalesce(x."userId" = v.id, false),
                 'isLikedByUser', x."likeCount" > 0 and exists (
                   select from "GroupMessageLike" l where l."messageId" = x.id and l."userId" = v.id),
                 'deleted', x."deletedAt" is not null, 'commentCount', x."commentCount", 'comments', x.comments
               ) order by x.id), '[]')
        from (
          select y.*, coalesce(c.list, '[]') as comments, row_number() over newest as nth,
            sum(${bytesOf(Prisma.sql`y`)} + coalesce(c.bytes, 0)) over newest as bytes
          from (
            select * from "GroupMessage"
            where "groupId" = g.id and id > greatest(${after}::int, m."hiddenUpToMessageId") and id < ${before}
            order by id desc limit ${MESSAGES_PAGE}
          ) y
          left join lateral (
            select sum(${bytesOf(Prisma.sql`z`)}) as bytes,
              json_agg(json_build_object(
                'id', z.id, 'username', coalesce(a.username, 'Deleted user'), 'avatarUrl', a."avatarUrl",
                'content', z.content, 'body', ${shownBody(Prisma.sql`z`)}, 'createdAt', to_char(z."createdAt" at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                'isOwn', coalesce(z."userId" = v.id, false)) order by z.id) as list
            from (
              select * from "GroupMessageComment"
              where "messageId" = y.id and "deletedAt" is null and y."commentCount" > 0 order by id desc limit 3
            ) z
            left join "User" a on a.id = z."userId"
          ) c on true
          window newest as (order by y.id desc)
        ) x
        left join "User" w on w.id = x."userId"
        -- A poll takes all new messages, because nothing would fetch the others later.
        where x.bytes <= ${PAGE_BYTES} or x.nth = 1 or ${after} > 0
      ) end as list
    from ${viewerFrom(viewerOrHash)} v
    left join "GroupMember" m on m."groupId" = ${groupId} and m."userId" = v.id
    left join "Group" g on g.id = ${groupId} and ${visibleGroup(pollingPerson)}`;
  return page;
}

/** Throws the reason why a viewer cannot use a message: 404 with this message, or 403 `membership_required`. */
export async function refuseMessage(
  viewer: Viewer,
  id: number,
  tx: Db = db,
  sentence = MESSAGE_MISSING,
): Promise<never> {
  const message = await tx.groupMessage.findUnique({ where: { id }, select: { groupId: true } });
  if (!message) throw notFound(sentence);
  const access = await getGroupAccess(viewer, message.groupId, tx).catch((thrown: unknown) => {
    // A message in an invisible group looks the same as one that does not exist.
    throw thrown instanceof Problem && thrown.code === "not_found" ? notFound(sentence) : thrown;
  });
  throw access.role === null ? membershipRequired() : notFound(sentence);
}

/** Throws 404 and 403 `membership_required`. Replies stay below a message that was deleted. */
export async function listComments(viewer: Viewer, id: number): Promise<Comment[]> {
  const message = await db.groupMessage.findFirst({
    where: readableMessageWhere(viewer, id),
    select: {
      comments: {
        where: { deletedAt: null },
        select: {
          id: true,
          userId: true,
          content: true,
          body: true,
          bodyVersion: true,
          createdAt: true,
          user: { select: { username: true, avatarUrl: true } },
        },
        orderBy: { id: "asc" },
        take: COMMENTS_LISTED,
      },
    },
  });
  if (!message) return refuseMessage(viewer, id);
  let bytes = 0;
  return message.comments.map(shownTo(viewer)).filter(({ content, body }) => {
    bytes += Buffer.byteLength(content) + Buffer.byteLength(JSON.stringify(body));
    return bytes <= COMMENTS_BYTES;
  });
}

type CommentRow = Omit<StoredBody, "body"> & {
  id: number;
  userId: string | null;
  content: string;
  body: unknown;
  createdAt: Date;
  user: { username: string; avatarUrl: string | null } | null;
};

const shownTo =
  (viewer: Viewer) =>
  ({ id, userId, content, body, bodyVersion, createdAt, user }: CommentRow): Comment => ({
    id,
    content,
    username: user?.username ?? DELETED_WRITER,
    avatarUrl: user?.avatarUrl ?? null,
    body: storedBlocks({ body: body as StoredBody["body"], bodyVersion }),
    createdAt: createdAt.toISOString(),
    isOwn: userId === viewer.id,
  });
