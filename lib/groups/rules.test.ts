import fc from "fast-check";
import { expect, test } from "vitest";
import { audienceOf, chatOf, firstUnreadIn, hasNewWriter, MESSAGES_PAGE, merged, newInWords } from "./rules";

const at = (minutes: number, start = "2026-12-03T10:00:00Z") =>
  new Date(new Date(start).getTime() + minutes * 60_000).toISOString();
const said = (id: number, username: string, minutes: number) => ({
  id,
  username,
  createdAt: at(minutes),
  deleted: false,
});
const shape = (days: ReturnType<typeof chatOf>) =>
  days.map(({ day, runs }) => [day, runs.map(({ username, messages }) => [username, messages.map(({ id }) => id)])]);

test("messages of one person within five minutes of each other are one run", () => {
  const chat = chatOf([said(1, "ada", 0), said(2, "ada", 5), said(3, "ada", 10.1), said(4, "linus", 10.2)], "UTC");
  expect(shape(chat)).toEqual([
    [
      "2026-12-03",
      [
        ["ada", [1, 2]],
        ["ada", [3]],
        ["linus", [4]],
      ],
    ],
  ]);
});

test("days are the reader's own", () => {
  const late = [said(1, "ada", 13 * 60 + 58), said(2, "ada", 14 * 60 + 1)];
  expect(chatOf(late, "UTC").map(({ day }) => day)).toEqual(["2026-12-03", "2026-12-04"]);
  expect(chatOf(late, "Asia/Karachi").map(({ day }) => day)).toEqual(["2026-12-04"]);
});

test("a run ends where the unread begin, and two who are gone are not one person", () => {
  const chat = [said(1, "ada", 0), said(2, "ada", 1)];
  expect(shape(chatOf(chat, "UTC", 2))).toEqual([
    [
      "2026-12-03",
      [
        ["ada", [1]],
        ["ada", [2]],
      ],
    ],
  ]);
  const gone = [said(1, "Deleted user", 0), said(2, "Deleted user", 1)];
  expect(chatOf(gone, "UTC")[0]?.runs).toHaveLength(2);
});

test("every message is shown once, in order, whatever the chat", () => {
  const message = fc.record({ username: fc.constantFrom("ada", "linus"), minutes: fc.integer({ min: 0, max: 9000 }) });
  fc.assert(
    fc.property(fc.array(message), fc.integer({ min: 0, max: 50 }), (list, unread) => {
      const times = list.map(({ minutes }) => minutes).sort((a, b) => a - b);
      const all = list.map(({ username }, index) => said(index + 1, username, times[index] ?? 0));
      const shown = chatOf(all, "Europe/Berlin", unread).flatMap(({ runs }) =>
        runs.flatMap(({ messages }) => messages),
      );
      expect(shown).toEqual(all);
    }),
  );
});

test("unread begins at the first message of somebody else after what was read", () => {
  const list = [
    { id: 5, isOwn: false },
    { id: 6, isOwn: true },
    { id: 7, isOwn: false },
  ];
  expect(firstUnreadIn(list, 5)).toBe(7);
  expect(firstUnreadIn(list, 7)).toBeUndefined();
});

test("what arrives joins what is known, newer words win, nothing is twice", () => {
  const known = [
    { id: 1, likes: 0 },
    { id: 2, likes: 0 },
  ];
  const arrived = [
    { id: 2, likes: 1 },
    { id: 3, likes: 0 },
  ];
  expect(merged(known, arrived)).toEqual([
    { id: 1, likes: 0 },
    { id: 2, likes: 1 },
    { id: 3, likes: 0 },
  ]);
  expect(merged(known, [{ id: 0, likes: 0 }]).map(({ id }) => id)).toEqual([0, 1, 2]);
});

test("a full page after what is known may hide a gap, so what is known is let go", () => {
  const page = Array.from({ length: MESSAGES_PAGE }, (_, index) => ({ id: 100 + index }));
  expect(merged([{ id: 1 }], page)).toEqual(page);
  expect(merged([{ id: 1 }], page.slice(1))).toHaveLength(MESSAGES_PAGE);
  expect(merged([{ id: 1 }, { id: 100 }], page)).toHaveLength(MESSAGES_PAGE + 1);
});

test("a new speaker is somebody without a message among the known ones", () => {
  const known = [said(1, "ada", 0), said(2, "grace", 1)];
  expect(hasNewWriter(known, [])).toBe(false);
  expect(hasNewWriter(known, [said(3, "ada", 2)])).toBe(false);
  expect(hasNewWriter(known, [said(3, "ada", 2), said(4, "vera", 3)])).toBe(true);
});

test("words", () => {
  expect([1, 3].map(newInWords)).toEqual(["1 new message", "3 new messages"]);
  expect(audienceOf(true)).toContain("Only people you invite");
});
