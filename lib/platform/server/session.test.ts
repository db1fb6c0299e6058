import { beforeEach, expect, test } from "vitest";
import { cookieForSession, sessionCookie, sessionTokenIn } from "./session";

const VALUE = "a".repeat(43);

beforeEach(() => {
  process.env.APP_URL = "http://localhost:3000";
});

test("the cookie is bound to the host where there is https", () => {
  expect(sessionCookie()).toBe("session");
  process.env.APP_URL = "https://pacioli.example/";
  expect(sessionCookie()).toBe("__Host-session");
  expect(sessionTokenIn(`session=${VALUE}`)).toBeUndefined();
  expect(sessionTokenIn(`__Host-session=${VALUE}`)).toBe(VALUE);
  expect(cookieForSession(VALUE)).toMatch(
    /^__Host-session=a{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
});

test("a session is found among other cookies", () => {
  expect(sessionTokenIn(`theme=dark; session=${VALUE}; x=1`)).toBe(VALUE);
  expect(sessionTokenIn(null)).toBeUndefined();
});

test.each([
  ["twice", `session=${VALUE}; session=${"b".repeat(43)}`],
  ["too short", `session=${VALUE.slice(1)}`],
  ["too long", `session=${VALUE}a`],
  ["in quotes", `session="${VALUE}"`],
  ["escaped", "session=%61"],
  ["of another name", `xsession=${VALUE}`],
])("a session %s is none", (_, header) => {
  expect(sessionTokenIn(header)).toBeUndefined();
});
