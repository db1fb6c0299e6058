import { expect, test } from "vitest";
import * as groups from "@/lib/groups/contract/groups";
import * as members from "@/lib/groups/contract/members";
import * as contract from "@/lib/groups/contract/messages";
import { LINK_USES } from "@/lib/groups/rules";
import { db } from "@/lib/platform/database/db";
import { groupOf, groupWith, messageOf, tokenOf } from "@/tests/support/groups";
import { type Person, person } from "@/tests/support/people";

const MANY = 32;
const times = <T>(make: (at: number) => T): T[] => Array.from({ length: MANY }, (_, at) => make(at));
const crowd = () => Promise.all(times(() => person("ada")));
const fine = (answers: { status: number }[]) =>
  expect(answers.filter(({ status }) => ![200, 201, 403, 404, 409].includes(status))).toEqual([]);

/** Checks what must always be true of a group. */
async function expectWhole(id: number) {
  const { memberCount } = await db.group.findUniqueOrThrow({ where: { id } });
  const rows = await db.groupMember.findMany({ where: { groupId: id } });
  expect(memberCount).toBe(rows.length);
  if (rows.length > 0) expect(rows.filter(({ role }) => role === "admin").length).toBeGreaterThan(0);
}

const likesOf = async (id: number) => {
  const { likeCount } = await db.groupMessage.findUniqueOrThrow({ where: { id } });
  return [likeCount, await db.groupMessageLike.count({ where: { messageId: id } })];
};

test("32 likes by one person at once count as one, and likes with unlikes leave a count equal to the rows", async () => {
  const linus = await person("linus");
  const id = await messageOf(linus, await groupOf(linus));
  fine(await Promise.all(times(() => linus.call(contract.likeMessage, { params: { id } }))));
  expect(await likesOf(id)).toEqual([1, 1]);
  fine(
    await Promise.all(
      times((at) => linus.call(at % 2 ? contract.likeMessage : contract.unlikeMessage, { params: { id } })),
    ),
  );
  const [count, rows] = await likesOf(id);
  expect(count).toBe(rows);
});

test("32 people like one message at once, and all are counted", async () => {
  const [linus, people] = [await person("linus"), await crowd()];
  const group = await groupWith(linus, people);
  const id = await messageOf(linus, group);
  fine(await Promise.all(people.map((one) => one.call(contract.likeMessage, { params: { id } }))));
  expect(await likesOf(id)).toEqual([MANY, MANY]);
});

test("joining 32 times at once makes one membership: one 201, the rest 200", async () => {
  const [linus, ada] = [await person("linus"), await person("ada")];
  const id = await groupOf(linus);
  const responses = await Promise.all(times(() => ada.call(members.joinGroup, { params: { id }, body: {} })));
  expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(MANY - 1);
  await expectWhole(id);
});

test("joining and leaving at once leaves a member count equal to the rows", async () => {
  const [linus, people] = [await person("linus"), await crowd()];
  const id = await groupWith(linus, people.slice(0, MANY / 2));
  const move = (one: Person, at: number) =>
    at % 3 === 0
      ? one.call(members.leaveGroup, { params: { id } })
      : one.call(members.joinGroup, { params: { id }, body: {} });
  fine(await Promise.all(people.map(move)));
  await expectWhole(id);
});

test("one person using one invitation link 32 times counts once; of 32 people 25 get in", async () => {
  const [linus, ada, people] = [await person("linus"), await person("ada"), await crowd()];
  const id = await groupOf(linus, { isPrivate: true });
  const invite = await tokenOf(linus, id);
  const join = (one: Person) => one.call(members.joinGroup, { params: { id }, body: { invite } });
  fine(await Promise.all(times(() => join(ada))));
  expect(await db.groupInvitation.findFirst({ where: { groupId: id } })).toMatchObject({ uses: 1 });
  const answers = await Promise.all(people.map(join));
  fine(answers);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(LINK_USES - 1);
  await expectWhole(id);
});

test("when all admins leave at once while others join, the group still has an admin", async () => {
  for (let round = 0; round < 4; round += 1) {
    const [linus, people] = [await person("linus"), await crowd()];
    const id = await groupWith(linus, people.slice(0, 8));
    const admins = [linus, ...people.slice(0, 3)];
    await db.groupMember.updateMany({
      where: { groupId: id, userId: { in: admins.map((one) => one.id) } },
      data: { role: "admin" },
    });
    const leaving = admins.map((one) => one.call(members.leaveGroup, { params: { id } }));
    const coming = people.slice(8).map((one) => one.call(members.joinGroup, { params: { id }, body: {} }));
    fine(await Promise.all([...leaving, ...coming]));
    await expectWhole(id);
  }
});

test("when two admins demote and remove each other at once, one of them stays", async () => {
  for (let round = 0; round < 8; round += 1) {
    const [linus, grace] = [await person("linus"), await person("grace")];
    const id = await groupWith(linus, [grace]);
    await linus.call(members.changeRole, { params: { id, userId: grace.id }, body: { role: "admin" } });
    const against = (one: Person, other: Person, at: number) =>
      at % 2
        ? one.call(members.changeRole, { params: { id, userId: other.id }, body: { role: "member" } })
        : one.call(members.removeMember, { params: { id, userId: other.id } });
    fine(await Promise.all(times((at) => (at % 4 < 2 ? against(linus, grace, at) : against(grace, linus, at)))));
    await expectWhole(id);
  }
});

test("nothing that a member sends after leaving is stored", async () => {
  const [linus, ada] = [await person("linus"), await person("ada")];
  const id = await groupWith(linus, [ada]);
  const leaving = ada.call(members.leaveGroup, { params: { id } }).then(async (answer) => {
    // Only messages acknowledged before this response may exist.
    const stored = await db.groupMessage.count({ where: { groupId: id, userId: ada.id } });
    return { status: answer.status, stored };
  });
  const sending = times((at) => ada.call(contract.sendMessage, { params: { id }, body: { content: `${at}` } }));
  const [{ stored }, ...answers] = await Promise.all([leaving, ...sending]);
  fine(answers);
  expect(await db.groupMessage.count({ where: { groupId: id, userId: ada.id } })).toBe(stored);
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(stored);
});

test("a reader who polls while 32 people write at once misses no message", async () => {
  const [linus, people] = [await person("linus"), await crowd()];
  const id = await groupWith(linus, people);
  const seen = new Set<number>();
  let after = 0;
  const poll = async () => {
    for (const message of (await linus.call(contract.listMessages, { params: { id }, query: { after } })).body) {
      seen.add(message.id);
      after = Math.max(after, message.id);
    }
  };
  let writing = true;
  const polling = (async () => {
    while (writing) await poll();
    await poll();
  })();
  const sent = await Promise.all(
    people.map((one, index) => one.call(contract.sendMessage, { params: { id }, body: { content: `${index}` } })),
  );
  writing = false;
  await polling;
  expect([...seen].sort((a, b) => a - b)).toEqual(sent.map(({ body }) => body.id).sort((a, b) => a - b));
});

test("each of 32 members gets one notification of 32 messages at once", async () => {
  const [linus, people] = [await person("linus"), await crowd()];
  const id = await groupWith(linus, people);
  fine(
    await Promise.all(times((at) => linus.call(contract.sendMessage, { params: { id }, body: { content: `${at}` } }))),
  );
  const notices = await db.notification.groupBy({
    by: ["userId"],
    where: { cause: `group-message:${id}` },
    _count: true,
  });
  expect(notices.map(({ _count }) => _count)).toEqual(times(() => 1));
});

test("deleting a group while others join, write and leave leaves no rows of it", async () => {
  const [linus, people] = [await person("linus"), await crowd()];
  const id = await groupWith(linus, people.slice(0, 16));
  const acts = people.map((one, index) =>
    index % 2
      ? one.call(members.joinGroup, { params: { id }, body: {} })
      : one.call(contract.sendMessage, { params: { id }, body: { content: "Hello" } }),
  );
  fine(await Promise.all([...acts, linus.call(groups.deleteGroup, { params: { id } })]));
  expect(await db.group.count({ where: { id } })).toBe(0);
  expect(await db.groupMember.count({ where: { groupId: id } })).toBe(0);
});
