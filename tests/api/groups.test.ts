import { afterEach, expect, test, vi } from "vitest";
import * as groups from "@/lib/groups/contract/groups";
import * as invitations from "@/lib/groups/contract/invitations";
import * as members from "@/lib/groups/contract/members";
import { addComment } from "@/lib/groups/contract/messages";
import { LINK_USES } from "@/lib/groups/rules";
import { db } from "@/lib/platform/database/db";
import { groupOf, groupWith, invited, messageOf, tokenOf } from "@/tests/support/groups";
import { type Person, person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";
import { statementsOf } from "@/tests/support/statements";

afterEach(() => {
  vi.useRealTimers();
});

const causesOf = async (who: Person) => {
  const rows = await db.notification.findMany({ where: { userId: who.id }, orderBy: { id: "asc" } });
  return rows.map(({ title, cause }) => [title, cause.split(":")[0]]);
};
const listed = async (who: Person, id: number) =>
  (await who.call(groups.listGroups)).body.find((group) => group.id === id);
const membersOf = async (who: Person, id: number) => (await who.call(members.listMembers, { params: { id } })).body;

test("201 the creator of a group is its first member and its admin", async () => {
  const ada = await person("ada");
  const created = await ada.call(groups.createGroup, {
    body: { name: " Ledger ", description: "We study", isPrivate: true },
  });
  expect(created).toMatchObject({
    status: 201,
    body: { name: "Ledger", isPrivate: true, memberCount: 1, createdBy: ada.id },
  });
  const params = { id: created.body.id };
  expect((await ada.call(members.getMembership, { params })).body).toMatchObject({ isMember: true, isAdmin: true });
  expect((await ada.call(groups.getGroup, { params })).body).toEqual(created.body);
  expect((await ada.call(groups.listMyGroups)).body).toMatchObject([
    { ...created.body, isAdmin: true, unreadCount: 0 },
  ]);
});

test("400 name and description are checked with the form's own sentences, and privacy must be given", async () => {
  const ada = await person("ada");
  const good = { name: "Ledger", description: "We study", isPrivate: false };
  const send = async (part: object) => {
    const { status, fields } = await ada.send("POST", "/api/groups", { ...good, ...part });
    return [status, ...Object.values(fields ?? {})];
  };
  expect(await send({ name: " \u200b" })).toEqual([400, "Please provide a name for your study group."]);
  expect(await send({ description: "" })).toEqual([400, "Please provide a description for your study group."]);
  expect(await send({ name: "😀".repeat(80), description: "d".repeat(2000) })).toEqual([201]);
  expect(await send({ name: "n".repeat(81) })).toEqual([400, "Please use at most 80 characters."]);
  expect(await send({ description: "d".repeat(2001) })).toEqual([400, "Please use at most 2,000 characters."]);
  expect(await send({ name: "evil\u202egroup" })).toEqual([400, "This text contains characters that cannot be used."]);
  for (const isPrivate of ["false", 0, null])
    expect(await send({ isPrivate })).toEqual([400, "Please say whether the group is private."]);
});

test("400 an invalid id gets the screen's own sentence, also where the address has a word in its place", async () => {
  const ada = await person("ada");
  for (const id of ["messages", "invitations", "comments", "new", "0", "1.5"])
    expect(await ada.send("GET", `/api/groups/${id}`)).toMatchObject({
      status: 400,
      code: "invalid_id",
      message: "Invalid group ID",
    });
});

test("200 lists show public groups, the user's own, and those with an invitation", async () => {
  const [ada, linus, root] = await Promise.all([person("ada"), person("linus"), person("root")]);
  const [open, closed] = [await groupOf(linus), await groupOf(linus, { isPrivate: true })];
  expect(await listed(ada, open)).toMatchObject({ isMember: false, invited: false });
  for (const outsider of [ada, root]) expect(await listed(outsider, closed)).toBeUndefined();
  await invited(ada, linus, closed);
  expect(await listed(ada, closed)).toMatchObject({ isMember: false, invited: true, isPrivate: true });
  await ada.call(members.joinGroup, { params: { id: closed }, body: {} });
  expect(await listed(ada, closed)).toMatchObject({ isMember: true, invited: false, memberCount: 2 });
  expect((await ada.call(groups.listMyGroups)).body.map(({ id }) => id)).toEqual([closed]);
});

test("201 joining needs no body, as the product itself sends none", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const id = await groupOf(linus);
  const bodiless = { headers: { "sec-fetch-site": "same-origin" } };
  expect((await ada.raw("POST", `/api/groups/${id}/join`, bodiless)).status).toBe(201);
  expect((await ada.raw("POST", `/api/groups/${id}/join`, bodiless)).status).toBe(200);
});

test("an invitation by name notifies once, works once, and can be repeated after it was declined", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const id = await groupOf(linus, { isPrivate: true });
  const params = { id };
  const first = await invited(ada, linus, id);
  expect(await invited(ada, linus, id)).toBe(first);
  expect(await causesOf(ada)).toEqual([["Study group invitation", "group-invitation"]]);
  expect((await ada.call(members.leaveGroup, { params })).body).toEqual({ isMember: false });
  expect(await ada.call(groups.getGroup, { params })).toMatchObject({ status: 404, message: "Group not found" });
  await invited(ada, linus, id);
  // The first notification was deleted when she declined.
  expect(await causesOf(ada)).toEqual([["Study group invitation", "group-invitation"]]);
  expect((await ada.call(members.joinGroup, { params, body: {} })).status).toBe(201);
  expect((await linus.call(invitations.listInvitations, { params })).body).toEqual([]);
  await ada.call(members.leaveGroup, { params });
  expect(await ada.call(members.joinGroup, { params, body: {} })).toMatchObject({ status: 404 });
});

test("400 for an unknown name, 409 for a member", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const id = await groupWith(linus, [ada]);
  const { username } = await db.user.findUniqueOrThrow({ where: { id: ada.id } });
  const ask = (name: string) => linus.call(invitations.invite, { params: { id }, body: { username: name } });
  expect(await ask("nobody-at-all")).toMatchObject({ status: 400, fields: { username: "Nobody has this username." } });
  expect(await ask(`@${username.toUpperCase()}`)).toMatchObject({ status: 409, code: "conflict" });
});

test("a link opens a private group to whoever has it, for seven days, and only its hash is stored", async () => {
  const [ada, grace, linus] = await Promise.all([person("ada"), person("grace"), person("linus")]);
  const id = await groupOf(linus, { isPrivate: true });
  const params = { id };
  const invite = await tokenOf(linus, id);
  expect(JSON.stringify(await db.groupInvitation.findMany({ where: { groupId: id } }))).not.toContain(invite);
  expect(await ada.call(groups.getGroup, { params })).toMatchObject({ status: 404 });
  for (const holder of [visitor(), ada])
    expect(await holder.call(groups.getGroup, { params, query: { invite } })).toMatchObject({ status: 200 });
  expect(await ada.call(members.joinGroup, { params, body: { invite: `${invite.slice(1)}x` } })).toMatchObject({
    status: 404,
  });
  expect(await ada.call(members.joinGroup, { params, body: { invite } })).toMatchObject({ status: 201 });
  expect((await linus.call(invitations.listInvitations, { params })).body).toMatchObject([{ uses: 1, maxUses: 25 }]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 7 * 86_400_000 });
  expect(await grace.call(members.joinGroup, { params, body: { invite } })).toMatchObject({ status: 404 });
  expect(await grace.call(groups.getGroup, { params, query: { invite } })).toMatchObject({ status: 404 });
});

test("a link of another group, a revoked one and a used one do not work", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const [id, other] = [await groupOf(linus, { isPrivate: true }), await groupOf(linus, { isPrivate: true })];
  const join = (invite: string) => ada.call(members.joinGroup, { params: { id }, body: { invite } });
  expect(await join(await tokenOf(linus, other))).toMatchObject({ status: 404 });
  const invite = await tokenOf(linus, id);
  await db.groupInvitation.updateMany({ where: { groupId: id }, data: { uses: LINK_USES } });
  expect(await join(invite)).toMatchObject({ status: 404 });
  const again = await tokenOf(linus, id);
  const [row] = (await linus.call(invitations.listInvitations, { params: { id } })).body;
  expect(await linus.call(invitations.revokeInvitation, { params: { id: row?.id ?? 0 } })).toMatchObject({
    status: 200,
  });
  expect(await join(again)).toMatchObject({ status: 404 });
});

test("a removed member sees nothing from the next request on, and cannot come back through a link", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const id = await groupWith(linus, [ada], { isPrivate: true });
  const invite = await tokenOf(linus, id);
  const message = await messageOf(linus, id, "A secret");
  expect(await linus.call(members.removeMember, { params: { id, userId: ada.id } })).toMatchObject({
    status: 200,
    body: { id: ada.id, isMember: false },
  });
  const addresses = ["", "/members", "/membership", "/messages", "/messages?after=0"].map(
    (rest) => `/api/groups/${id}${rest}`,
  );
  for (const address of [...addresses, `/api/groups/messages/${message}/comments`])
    expect(await ada.send("GET", address), address).toMatchObject({ status: 404, code: "not_found" });
  expect(await ada.call(members.joinGroup, { params: { id }, body: { invite } })).toMatchObject({ status: 404 });
  expect((await linus.call(groups.getGroup, { params: { id } })).body.memberCount).toBe(1);
});

test("200 role changes notify the member; 409 last_admin when no admin would be left", async () => {
  const [ada, linus] = await Promise.all([person("ada"), person("linus")]);
  const id = await groupWith(linus, [ada]);
  const to = (who: Person, role: "admin" | "member", by = linus) =>
    by.call(members.changeRole, { params: { id, userId: who.id }, body: { role } });
  expect(await to(linus, "member")).toMatchObject({ status: 409, code: "last_admin" });
  expect(await linus.call(members.removeMember, { params: { id, userId: linus.id } })).toMatchObject({
    status: 409,
    code: "last_admin",
  });
  expect(await to(ada, "admin")).toMatchObject({ status: 200, body: { isAdmin: true } });
  expect(await to(ada, "admin")).toMatchObject({ status: 200 });
  expect(await causesOf(ada)).toEqual([["You are a group admin", "group-role"]]);
  expect(await to(linus, "member", ada)).toMatchObject({ status: 200 });
  expect((await membersOf(ada, id)).map(({ isAdmin }) => isAdmin)).toEqual([true, false]);
  expect(await to(await person("grace"), "admin", ada)).toMatchObject({ status: 404, message: "Member not found" });
});

test("when the last admin leaves, the longest member becomes admin and is notified", async () => {
  const [linus, ada, grace] = await Promise.all([person("linus"), person("ada"), person("grace")]);
  const id = await groupWith(linus, [ada, grace]);
  await linus.call(members.leaveGroup, { params: { id } });
  expect((await membersOf(grace, id)).map((one) => [one.id, one.isAdmin])).toEqual([
    [ada.id, true],
    [grace.id, false],
  ]);
  expect(await causesOf(ada)).toEqual([["You are a group admin", "group-role"]]);
});

test("the first to join an empty group becomes its admin", async () => {
  const [linus, ada] = await Promise.all([person("linus"), person("ada")]);
  const id = await groupOf(linus);
  await linus.call(members.leaveGroup, { params: { id } });
  expect(await ada.call(members.joinGroup, { params: { id }, body: {} })).toMatchObject({ body: { isAdmin: true } });
});

test("200 a public group made private keeps its members and is hidden from others", async () => {
  const [linus, ada, grace] = await Promise.all([person("linus"), person("ada"), person("grace")]);
  const id = await groupWith(linus, [ada]);
  const changed = await linus.call(groups.updateGroup, { params: { id }, body: { isPrivate: true } });
  expect(changed.body).toMatchObject({ name: "Ledger", isPrivate: true, memberCount: 2 });
  expect((await ada.call(groups.getGroup, { params: { id } })).status).toBe(200);
  expect((await grace.call(groups.getGroup, { params: { id } })).status).toBe(404);
});

test("a private group made public notifies its members, and earlier messages stay hidden from later members", async () => {
  const [linus, ada, grace, root] = [
    await person("linus"),
    await person("ada"),
    await person("grace"),
    await person("root"),
  ];
  const id = await groupWith(linus, [ada], { isPrivate: true });
  const secret = await messageOf(linus, id, "A secret");
  await linus.call(addComment, { params: { id: secret }, body: { content: "A secret reply" } });
  await linus.call(groups.updateGroup, { params: { id }, body: { isPrivate: false } });
  const opened = ["Ledger is public now", "group-opened"];
  expect(await causesOf(ada)).toContainEqual(opened);
  expect(await causesOf(linus)).not.toContainEqual(opened);
  await linus.call(groups.updateGroup, { params: { id }, body: { name: "Ledger" } });
  expect((await causesOf(ada)).filter(([title]) => title === opened[0])).toHaveLength(1);
  const open = await messageOf(linus, id, "Welcome");
  for (const one of [grace, root]) {
    await one.call(members.joinGroup, { params: { id }, body: {} });
    for (const query of ["", "?after=0", `?before=${open}`]) {
      const { body } = await one.send("GET", `/api/groups/${id}/messages${query}`);
      expect(JSON.stringify(body), query).not.toContain("secret");
    }
    expect((await one.send<object[]>("GET", `/api/groups/${id}/messages`)).body).toMatchObject([{ id: open }]);
    for (const [method, rest] of [
      ["GET", "comments"],
      ["POST", "like"],
    ] as const)
      expect(await one.send(method, `/api/groups/messages/${secret}/${rest}`), rest).toMatchObject({ status: 404 });
    expect(await one.send("POST", `/api/groups/messages/${secret}/comments`, { content: "What?" })).toMatchObject({
      status: 404,
    });
  }
  const { body } = await ada.send<object[]>("GET", `/api/groups/${id}/messages`);
  expect(body).toMatchObject([{ id: secret, content: "A secret" }, { id: open }]);
});

test("a group opened and closed again and again tells its members once, and 429 after twenty changes in a minute", async () => {
  setting("RATE_LIMITS", "on");
  const [linus, ada] = [await person("linus"), await person("ada")];
  const id = await groupWith(linus, [ada]);
  const statuses: number[] = [];
  for (let at = 0; at < 22; at += 1)
    statuses.push((await linus.call(groups.updateGroup, { params: { id }, body: { isPrivate: at % 2 === 0 } })).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429, 429]);
  expect((await causesOf(ada)).filter(([, cause]) => cause === "group-opened")).toHaveLength(1);
});

test("a role changed again and again is one notification, which says the latest", async () => {
  const [linus, ada] = [await person("linus"), await person("ada")];
  const id = await groupWith(linus, [ada]);
  for (const role of ["admin", "member", "admin", "member"] as const)
    await linus.call(members.changeRole, { params: { id, userId: ada.id }, body: { role } });
  expect(await causesOf(ada)).toEqual([["Your role has changed", "group-role"]]);
});

test("a removed creator of a group comes back as an ordinary member", async () => {
  const [linus, ada] = [await person("linus"), await person("ada")];
  const id = await groupWith(linus, [ada]);
  await linus.call(members.changeRole, { params: { id, userId: ada.id }, body: { role: "admin" } });
  await ada.call(members.removeMember, { params: { id, userId: linus.id } });
  expect(await linus.call(members.joinGroup, { params: { id }, body: {} })).toMatchObject({ body: { isAdmin: false } });
});

test("200 deleting a group deletes everything in it, and is audited when a site admin does it", async () => {
  const [linus, ada, root] = await Promise.all([person("linus"), person("ada"), person("root")]);
  const [own, bad] = [await groupWith(linus, [ada]), await groupWith(linus, [ada])];
  for (const id of [own, bad]) await messageOf(ada, id);
  expect(await linus.call(groups.deleteGroup, { params: { id: own } })).toMatchObject({
    status: 200,
    body: { ok: true },
  });
  expect(await root.call(groups.deleteGroup, { params: { id: bad } })).toMatchObject({ status: 200 });
  expect(await db.groupMessage.count({ where: { groupId: { in: [own, bad] } } })).toBe(0);
  const noted = await db.auditEntry.findMany({ where: { action: "group.delete" } });
  expect(noted).toMatchObject([{ actorId: root.id, targetId: String(bad), before: { memberCount: 2 } }]);
});

test("429 for too many new groups", async () => {
  setting("RATE_LIMITS", "on");
  const ada = await person("ada");
  const body = { name: "Ledger", description: "We study", isPrivate: false };
  const statuses: number[] = [];
  for (let at = 0; at < 6; at += 1) statuses.push((await ada.call(groups.createGroup, { body })).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test("people show only username and picture, and lists take the same statements whatever their length", async () => {
  const linus = await person("linus");
  const friends = await Promise.all(Array.from({ length: 12 }, () => person("ada")));
  const [small, large] = [await groupWith(linus, friends.slice(0, 1)), await groupWith(linus, friends)];
  expect(Object.keys((await membersOf(linus, large))[0] ?? {}).sort()).toEqual(
    ["avatarUrl", "id", "isAdmin", "joinedAt", "username"].sort(),
  );
  for (const spec of [groups.listGroups, groups.listMyGroups])
    expect(await statementsOf(() => linus.call(spec))).toHaveLength(2);
  for (const id of [small, large])
    expect(await statementsOf(() => linus.call(members.listMembers, { params: { id } }))).toHaveLength(2);
});
