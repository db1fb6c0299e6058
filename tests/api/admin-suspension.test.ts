import { expect, test } from "vitest";
import { getUser } from "@/lib/accounts/contract";
import { setAdmin, setSuspension } from "@/lib/accounts/contract/managing";
import { signInWithPassword } from "@/lib/accounts/contract/security";
import { hashPassword } from "@/lib/accounts/passwords";
import { resetFeed } from "@/lib/calendar/contract";
import { db } from "@/lib/platform/database/db";
import { type Person, person, visitor } from "@/tests/support/people";
import { linkFor } from "@/tests/support/sign-in";

const REASON = "Answers for sale in the forums";
const suspend = (root: Person, id: string, reason: string | null = REASON) =>
  root.call(setSuspension, { params: { id }, body: { reason } });
const told = { status: 403, code: "suspended", message: `This account is suspended. Reason: ${REASON}.` };

test("200 a suspended user is signed out at once, and back once it is lifted", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada")]);
  const { body } = await suspend(root, ada.id);
  expect(body).toMatchObject({ suspended: true, sessions: 0, suspension: { reason: REASON } });
  expect((await ada.call(getUser)).status).toBe(401);
  expect(await db.session.count({ where: { userId: ada.id } })).toBe(0);
  expect((await suspend(root, ada.id, null)).body).toMatchObject({ suspended: false, suspension: null });
  const rows = await db.auditEntry.findMany({ where: { targetId: ada.id }, orderBy: { id: "asc" } });
  expect(rows).toMatchObject([
    { action: "user.suspend", actorId: root.id, after: { reason: REASON } },
    { action: "user.unsuspend", actorId: root.id, before: { reason: REASON } },
  ]);
});

test("403 suspended: neither a link nor a password signs in, each says why, and both work again later", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada")]);
  await db.user.update({ where: { id: ada.id }, data: { password: await hashPassword("something long") } });
  await suspend(root, ada.id);
  const { token } = await linkFor(ada.email);
  const link = () => visitor().send("POST", "/api/auth/verify", { token });
  const password = () => visitor().call(signInWithPassword, { body: { email: ada.email, password: "something long" } });
  expect(await link()).toMatchObject(told);
  expect(await password()).toMatchObject(told);
  const wrong = { email: ada.email, password: "something else" };
  expect((await visitor().call(signInWithPassword, { body: wrong })).status).toBe(401);
  expect(await db.session.count({ where: { userId: ada.id } })).toBe(0);
  await suspend(root, ada.id, null);
  expect((await link()).status).toBe(200);
  expect((await password()).status).toBe(200);
});

test("404 the calendar feed of a suspended user, which is back once the suspension is lifted", async () => {
  const [root, ada] = await Promise.all([person("root"), person("ada")]);
  const address = (await ada.call(resetFeed)).body.address ?? "";
  const status = async () => (await visitor().raw("GET", new URL(address).pathname)).status;
  await suspend(root, ada.id);
  expect(await status()).toBe(404);
  await suspend(root, ada.id, null);
  expect(await status()).toBe(200);
});

test("401 a session that was opened while the account was being suspended does not count", async () => {
  const ada = await person("ada");
  await db.user.update({ where: { id: ada.id }, data: { suspendedAt: new Date(), suspensionReason: REASON } });
  expect(await db.session.count({ where: { userId: ada.id } })).toBe(1);
  expect((await ada.call(getUser)).status).toBe(401);
});

test("409 an admin is not suspended, nor a suspended user made an admin; 400 without a reason; 404 for nobody", async () => {
  const [root, other, ada] = await Promise.all([person("root"), person("root"), person("ada")]);
  expect(await suspend(root, other.id)).toMatchObject({ status: 409, code: "conflict" });
  expect(await suspend(root, root.id)).toMatchObject({ status: 409, code: "conflict" });
  await suspend(root, ada.id);
  const promoted = await root.call(setAdmin, { params: { id: ada.id }, body: { isAdmin: true } });
  expect(promoted).toMatchObject({ status: 409, code: "conflict" });
  expect((await suspend(root, ada.id, " a ")).status).toBe(400);
  expect((await suspend(root, "00000000-0000-7000-8000-000000000000")).status).toBe(404);
  expect((await ada.call(setSuspension, { params: { id: root.id }, body: { reason: REASON } })).status).toBe(401);
});
