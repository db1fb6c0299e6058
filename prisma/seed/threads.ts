import { moment } from "./days";
import { slugFor } from "./forums";
import type { Tx } from "./once";
import type { Owner } from "./progress";
import type { Talk } from "./talk";

type Owners = Map<string, Owner>;

/** Skips a thread if its forum or one of its authors does not exist. */
export async function seedThread(tx: Tx, talk: Talk, owners: Owners) {
  const forum = await tx.forum.findUnique({ where: { slug: talk.forum } });
  const people = talk.posts.flatMap(({ by, likedBy = [] }) => [by, ...likedBy]);
  if (!forum || people.some((username) => !owners.has(username))) return;
  const posts = talk.posts.map((post) => rowOf(post, owners));
  const first = posts[0];
  const last = posts.at(-1);
  if (!first || !last) return;
  const writers = [...new Set(posts.map(({ userId }) => userId))];
  await tx.thread.create({
    data: {
      forumId: forum.id,
      userId: first.userId,
      title: talk.title,
      slug: slugFor(talk.title),
      isPinned: talk.isPinned ?? false,
      isSolved: posts.some((post) => post.isAnswer),
      postCount: posts.length,
      viewCount: new Set(people).size,
      createdAt: first.createdAt,
      lastActivityAt: last.createdAt,
      posts: { create: posts },
      readers: { create: writers.map((userId) => ({ userId, seen: posts.length, seenAt: last.createdAt })) },
    },
  });
  const newer = !forum.lastActivityAt || forum.lastActivityAt < last.createdAt;
  await tx.forum.update({
    where: { id: forum.id },
    data: { threadCount: { increment: 1 }, ...(newer && { lastActivityAt: last.createdAt }) },
  });
}

function rowOf({ by, daysAgo, time, text, isAnswer, likedBy = [] }: Talk["posts"][number], owners: Owners) {
  const { userId, now } = ownerOf(owners, by);
  const createdAt = moment(now, "UTC", daysAgo, time);
  const likes = likedBy.map((username) => ({ userId: ownerOf(owners, username).userId, createdAt }));
  return {
    userId,
    content: text,
    isAnswer: isAnswer ?? false,
    likeCount: likes.length,
    createdAt,
    likes: { create: likes },
  };
}

export function ownerOf(owners: Owners, username: string): Owner {
  const owner = owners.get(username);
  if (!owner) throw new Error(`There is no sample person with the username ${username}`);
  return owner;
}
