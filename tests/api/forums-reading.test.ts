import { expect, test } from "vitest";
import { db } from "@/lib/platform/database/db";
import { nth } from "@/tests/support/courses";
import { thread } from "@/tests/support/forums";
import { person } from "@/tests/support/people";

const reading = (id: number) => `/api/threads/${id}/reading`;

test("200 nobody has read a thread before the first visit, and then nothing is new", async () => {
  const ada = await person("ada");
  const { id } = await thread({ replies: 2 });
  expect((await ada.send("GET", reading(id))).body).toEqual({ seen: null, firstNew: null, watching: false });
  expect((await ada.send("PUT", reading(id), { seen: 3 })).body).toEqual({ seen: 3, firstNew: null, watching: false });
});

test("200 the first new post is the first that somebody else wrote and that can be read", async () => {
  const [ada, linus] = [await person("ada"), await person("linus")];
  const { id } = await thread({ by: linus.id });
  await ada.send("PUT", reading(id), { seen: 1 });
  const posts: number[] = [];
  for (const who of [ada, linus, linus]) {
    const { body } = await who.send("POST", `/api/threads/${id}/posts`, { content: "Because" });
    posts.push((body as { id: number }).id);
  }
  expect((await ada.send("GET", reading(id))).body).toMatchObject({
    seen: 1,
    firstNew: { id: nth(posts, 1), position: 3 },
  });
  await db.post.update({ where: { id: nth(posts, 1) }, data: { hiddenAt: new Date() } });
  expect((await ada.send("GET", reading(id))).body).toMatchObject({
    seen: 1,
    firstNew: { id: nth(posts, 2), position: 4 },
  });
});

test("200 reading never goes back, and never beyond the last post", async () => {
  const ada = await person("ada");
  const { id } = await thread({ replies: 4 });
  await ada.send("PUT", reading(id), { seen: 4 });
  const before = await db.threadReader.findFirstOrThrow({ where: { threadId: id } });
  expect((await ada.send("PUT", reading(id), { seen: 2 })).body).toMatchObject({ seen: 4 });
  expect((await ada.send("PUT", reading(id), { seen: 4 })).body).toMatchObject({ seen: 4 });
  expect(await db.threadReader.findMany({ where: { threadId: id } })).toEqual([before]);
  expect((await ada.send("PUT", reading(id), { seen: 2_000_000 })).body).toMatchObject({ seen: 5, firstNew: null });
});

test("404 a hidden thread is missing for everybody but admins, and nothing is saved", async () => {
  const [ada, root] = [await person("ada"), await person("root")];
  const { id } = await thread();
  await root.send("PATCH", `/api/threads/${id}`, { isHidden: true });
  for (const status of [
    (await ada.send("GET", reading(id))).status,
    (await ada.send("PUT", reading(id), { seen: 1 })).status,
  ])
    expect(status).toBe(404);
  expect(await db.threadReader.count({ where: { threadId: id } })).toBe(0);
  expect((await root.send("PUT", reading(id), { seen: 1 })).status).toBe(200);
});
