import { describe, expect, test } from "vitest";
import { addComment } from "@/lib/groups/contract/messages";
import { db } from "@/lib/platform/database/db";
import { groupWith, invited, messageOf } from "@/tests/support/groups";
import { type Caller, type Person, person, visitor } from "@/tests/support/people";

/** The callers: the columns of the table below. */
type Who = "visitor" | "stranger" | "invited" | "member" | "manager" | "siteAdmin";
type World = Record<Exclude<Who, "visitor">, Person> & {
  owner: Person;
  visitor: Caller;
  id: number;
  message: number;
  comment: number;
  invitation: number;
};

async function world(isPrivate: boolean): Promise<World> {
  const [owner, stranger, guest, member, manager, siteAdmin] = await Promise.all([
    person("linus"),
    person("ada"),
    person("grace"),
    person("ada"),
    person("grace"),
    person("root"),
  ]);
  const id = await groupWith(owner, [member, manager], { isPrivate });
  await db.groupMember.updateMany({ where: { groupId: id, userId: manager.id }, data: { role: "admin" } });
  await invited(guest, owner, id);
  const message = await messageOf(owner, id);
  const { body } = await owner.call(addComment, { params: { id: message }, body: { content: "Yes" } });
  const invitation = await invited(await person("ada"), owner, id);
  const people = { owner, stranger, invited: guest, member, manager, siteAdmin, visitor: visitor() };
  return { ...people, id, message, comment: body.id, invitation };
}

type Cell = [status: number, code?: string];
type Call = [method: string, address: (world: World) => string, body?: object];

const MISSING: Cell = [404, "not_found"];
const OUTSIDE: Cell = [403, "membership_required"];
const NOT_MANAGER: Cell = [403, "not_manager"];
const SIGN_IN: Cell = [401, "unauthenticated"];
const ALL: Who[] = ["visitor", "stranger", "invited", "member", "manager", "siteAdmin"];

const group = (rest: string) => (world: World) => `/api/groups/${world.id}${rest}`;
const message = (rest: string) => (world: World) => `/api/groups/messages/${world.message}${rest}`;

/** Who may do what in groups: [visitor, stranger, invited, member, manager, site admin]. */
const inside = (answer: Cell, manager: Cell = answer): Cell[] => [SIGN_IN, OUTSIDE, OUTSIDE, answer, manager, OUTSIDE];
const insidePrivate = (answer: Cell, manager: Cell = answer): Cell[] => [
  SIGN_IN,
  MISSING,
  OUTSIDE,
  answer,
  manager,
  OUTSIDE,
];

const TABLE: [string, Call, publicly: Cell[], privately: Cell[]][] = [
  [
    "the group",
    ["GET", group("")],
    [[200], [200], [200], [200], [200], [200]],
    [MISSING, MISSING, [200], [200], [200], [200]],
  ],
  ["members", ["GET", group("/members")], inside([200]), insidePrivate([200])],
  ["messages", ["GET", group("/messages")], inside([200]), insidePrivate([200])],
  ["sending", ["POST", group("/messages"), { content: "Hello" }], inside([201]), insidePrivate([201])],
  [
    "membership",
    ["GET", group("/membership")],
    [SIGN_IN, [404, "not_member"], [404, "not_member"], [200], [200], [404, "not_member"]],
    [SIGN_IN, MISSING, [404, "not_member"], [200], [200], [404, "not_member"]],
  ],
  [
    "joining",
    ["POST", group("/join"), {}],
    [SIGN_IN, [201], [201], [200], [200], [201]],
    [SIGN_IN, MISSING, [201], [200], [200], [403, "invitation_required"]],
  ],
  [
    "leaving",
    ["DELETE", group("/membership")],
    [SIGN_IN, [200], [200], [200], [200], [200]],
    [SIGN_IN, MISSING, [200], [200], [200], [200]],
  ],
  ["liking", ["POST", message("/like")], inside([200]), insidePrivate([200])],
  ["unliking", ["DELETE", message("/like")], inside([200]), insidePrivate([200])],
  [
    "inviting",
    ["POST", group("/invitations"), { username: "root" }],
    inside(NOT_MANAGER, [201]),
    insidePrivate(NOT_MANAGER, [201]),
  ],
  ["invitations", ["GET", group("/invitations")], inside(NOT_MANAGER, [200]), insidePrivate(NOT_MANAGER, [200])],
  ["a link", ["POST", group("/invitation-links")], inside(NOT_MANAGER, [201]), insidePrivate(NOT_MANAGER, [201])],
  [
    "revoking",
    ["DELETE", ({ invitation }) => `/api/groups/invitations/${invitation}`],
    inside(NOT_MANAGER, [200]),
    insidePrivate(NOT_MANAGER, [200]),
  ],
  [
    "removing",
    ["DELETE", ({ id, owner }) => `/api/groups/${id}/members/${owner.id}`],
    inside(NOT_MANAGER, [200]),
    insidePrivate(NOT_MANAGER, [200]),
  ],
  [
    "roles",
    ["PATCH", ({ id, owner }) => `/api/groups/${id}/members/${owner.id}`, { role: "member" }],
    inside(NOT_MANAGER, [200]),
    insidePrivate(NOT_MANAGER, [200]),
  ],
  [
    "changing",
    ["PATCH", group(""), { name: "Another" }],
    inside(NOT_MANAGER, [200]),
    insidePrivate(NOT_MANAGER, [200]),
  ],
  [
    "deleting",
    ["DELETE", group("")],
    [SIGN_IN, OUTSIDE, OUTSIDE, NOT_MANAGER, [200], [200]],
    [SIGN_IN, MISSING, OUTSIDE, NOT_MANAGER, [200], [200]],
  ],
  ["reading on", ["POST", group("/messages/read"), { messageId: 1 }], inside([200]), insidePrivate([200])],
  ["replies", ["GET", message("/comments")], inside([200]), insidePrivate([200])],
  ["replying", ["POST", message("/comments"), { content: "Yes" }], inside([201]), insidePrivate([201])],
  ["another's message", ["DELETE", message("")], inside([403, "forbidden"]), insidePrivate([403, "forbidden"])],
  [
    "another's reply",
    ["DELETE", ({ comment }) => `/api/groups/comments/${comment}`],
    inside([403, "forbidden"]),
    insidePrivate([403, "forbidden"]),
  ],
];

describe.each(TABLE)("%s", (_, [method, address, body], publicly, privately) => {
  const cells = ALL.flatMap((who, index) => [
    { who, isPrivate: false, cell: publicly[index] as Cell },
    { who, isPrivate: true, cell: privately[index] as Cell },
  ]);

  test.each(cells)("$cell for the $who, private: $isPrivate", async ({ who, isPrivate, cell: [status, code] }) => {
    const here = await world(isPrivate);
    const response = await here[who].send(method, address(here), body);
    expect(response).toMatchObject({ status, code });
    if (code !== "not_found") return;
    // The same response as for a group that never existed.
    const never = address({ ...here, id: 2_000_000_000, message: 2_000_000_000, invitation: 2e9, comment: 2e9 });
    const missing = await here[who].send(method, never, body);
    expect([missing.status, missing.message]).toEqual([response.status, response.message]);
  });
});
