import { randomBytes } from "node:crypto";
import { db } from "@/lib/platform/database/db";
import { nth } from "./courses";

const unique = () => randomBytes(4).toString("hex");

/** A forum for one test, so that no two tests count the same threads. */
export const forum = (more: { isActive?: boolean; courseId?: number } = {}) =>
  db.forum.create({ data: { name: "Ledgers", description: "To ask in", slug: `ledgers-${unique()}`, ...more } });

type Asked = {
  forumId?: number;
  by?: string | null;
  replies?: number;
  repliesBy?: string | null;
  title?: string;
  content?: string;
};

/** A thread by this user, by default by nobody, with its first post and this many replies. */
export async function thread({
  forumId,
  by = null,
  replies = 0,
  repliesBy = null,
  title = "Why credit?",
  content = "Why?",
}: Asked = {}) {
  const inForum = forumId ?? (await forum()).id;
  const texts = [content, ...Array.from({ length: replies }, (_, at) => `Reply ${at + 1}`)];
  const made = await db.thread.create({
    data: {
      forumId: inForum,
      userId: by,
      title,
      slug: "why-credit",
      postCount: texts.length,
      posts: {
        create: texts.map((text, index) => ({
          content: text,
          userId: index === 0 ? by : repliesBy,
          position: index + 1,
        })),
      },
    },
    include: { posts: { orderBy: { position: "asc" }, select: { id: true } } },
  });
  await db.forum.update({ where: { id: inForum }, data: { threadCount: { increment: 1 } } });
  return { id: made.id, forumId: inForum, title, posts: made.posts.map(({ id }) => id) };
}

/** An open report by this person. */
export async function report(userId: string): Promise<number> {
  const postId = nth((await thread()).posts, 0);
  return (await db.postReport.create({ data: { postId, userId, reason: "spam" } })).id;
}
