import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { person, visitor } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";

const invented = () => ({ cookie: `session=${randomBytes(32).toString("base64url")}` });

test("429 after 200 calls with invented cookies from one address, polls and others alike; other addresses are not limited", async () => {
  setting("RATE_LIMITS", "on");
  setting("TRUSTED_PROXIES", "1");
  const from = (address: string) => ({ "x-forwarded-for": address });
  const paths = ["/api/user", "/api/user/notifications/unread-count"];
  const statuses: number[] = [];
  for (let call = 0; call < 220; call += 1) {
    const headers = { ...invented(), ...from("203.0.113.7") };
    statuses.push((await visitor().raw("GET", paths[call % 2] ?? "", { headers })).status);
  }
  expect(statuses.slice(0, 200)).toEqual(Array(200).fill(401));
  expect(statuses.slice(200)).toEqual(Array(20).fill(429));
  expect((await visitor().raw("GET", "/api/user", { headers: from("203.0.113.8") })).status).toBe(401);
  const ada = await person("ada");
  expect((await ada.raw("GET", "/api/user", { headers: from("203.0.113.8") })).status).toBe(200);
});
