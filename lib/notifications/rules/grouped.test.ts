import { expect, test } from "vitest";
import { groupedByThread } from "./grouped";

const about = (id: number, link: string, others = {}) => ({
  id,
  link,
  title: "New reply in your thread",
  read: false,
  relatedEntityType: "post",
  ...others,
});

test("replies in one thread stand together, the newest first; other threads, titles and read ones do not", () => {
  const list = [
    about(9, "/community/thread/1?page=2#post-9"),
    about(8, "/community/thread/2#post-8"),
    about(7, "/community/thread/1#post-7"),
    about(6, "/community/thread/1#post-6", { title: "grace mentioned you" }),
    about(5, "/community/thread/1#post-5", { read: true }),
    about(4, "/community/thread/1#post-4"),
  ];
  const ids = groupedByThread(list).map(({ newest, earlier }) => [newest.id, ...earlier.map(({ id }) => id)]);
  expect(ids).toEqual([[9, 7, 4], [8], [6], [5]]);
});

test("notifications that are not about posts are never grouped", () => {
  const module = { title: "New module", relatedEntityType: "module" };
  expect(groupedByThread([about(2, "/courses/3", module), about(1, "/courses/3", module)])).toHaveLength(2);
});
