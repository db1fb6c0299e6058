import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { addressFrom, consumeLocal, networkFrom } from "./limits";

const KEPT = ["LOCAL", "RATE_LIMITS", "TRUSTED_PROXIES", "VERCEL"];
const before = Object.fromEntries(KEPT.map((name) => [name, process.env[name]]));

const restore = () => {
  for (const name of KEPT) {
    const value = before[name];
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
};

beforeEach(() => {
  for (const name of KEPT) delete process.env[name];
});
afterEach(() => {
  restore();
  vi.useRealTimers();
});

const from = (hops?: string) => addressFrom(new Headers(hops === undefined ? {} : { "x-forwarded-for": hops }));

test("without a trusted proxy nobody's word is taken for an address", () => {
  expect([from(), from("1.2.3.4")]).toEqual(["direct", "direct"]);
});

test("behind proxies the address is the one that the outermost trusted one saw", () => {
  process.env.TRUSTED_PROXIES = "1";
  expect(from("9.9.9.9, 1.2.3.4")).toBe("1.2.3.4");
  process.env.TRUSTED_PROXIES = "2";
  expect(from("9.9.9.9, 1.2.3.4, 10.0.0.1")).toBe("1.2.3.4");
  expect(from("1.2.3.4")).toBe("direct");
});

test("an IPv6 caller is known by the /64", () => {
  process.env.TRUSTED_PROXIES = "1";
  expect(from("2001:db8:1:2:aaaa::1")).toBe(from("2001:db8:1:2:bbbb::2"));
  expect(from("2001:db8:1:2::1")).toBe("2001:db8:1:2");
  expect(from("2001:db8:1:2::1")).not.toBe(from("2001:db8:1:3::1"));
  for (const raw of ["2001:db8::1", "2001:0db8::2", "2001:DB8:0:0:1::", "2001:db8:0::ffff:1"])
    expect(from(raw)).toBe("2001:db8:0:0");
  expect([from("::1"), from("fe80::")]).toEqual(["0:0:0:0", "fe80:0:0:0"]);
});

test("an IPv4 caller is one caller, also written as IPv6 or with a port", () => {
  process.env.TRUSTED_PROXIES = "1";
  expect([from("::ffff:1.2.3.4"), from("1.2.3.4:5678"), from("1.2.3.4")]).toEqual(Array(3).fill("1.2.3.4"));
});

test("an IPv6 caller in brackets and with a port is the same caller", () => {
  process.env.TRUSTED_PROXIES = "1";
  const ways = ["[2001:db8:1:2::9]:443", "[2001:db8:1:2::9]", "2001:db8:1:2::9"];
  expect(ways.map(from)).toEqual(Array(3).fill("2001:db8:1:2"));
  expect(from("[::ffff:1.2.3.4]:443")).toBe("1.2.3.4");
});

test("logs keep the network of a caller, not the address", () => {
  process.env.TRUSTED_PROXIES = "1";
  const network = (hops: string) => networkFrom(new Headers({ "x-forwarded-for": hops }));
  expect([network("1.2.3.4"), network("[2001:db8:1:2::9]:443")]).toEqual(["1.2.3.0/24", "2001:db8:1::/48"]);
  process.env.TRUSTED_PROXIES = "0";
  expect(network("1.2.3.4")).toBeNull();
});

test("429 exactly beyond the limit, however many ask at once", async () => {
  const limit = { points: 10, seconds: 60 };
  const answers = await Promise.allSettled(Array.from({ length: 1000 }, () => consumeLocal("burst", "one", limit)));
  expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
  await expect(consumeLocal("burst", "one", limit)).rejects.toMatchObject({
    code: "rate_limited",
    message: "Too many attempts. Please try again in 60 seconds.",
    retryAfter: 60,
  });
  await consumeLocal("burst", "other", limit);
});

test("after the window the same caller is let in again, up to the same limit", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  const limit = { points: 2, seconds: 60 };
  const consume = () => consumeLocal("window", "one", limit);
  for (const _ of [1, 2]) await consume();
  await expect(consume()).rejects.toMatchObject({ code: "rate_limited", retryAfter: 60 });
  vi.setSystemTime(Date.now() + 59_000);
  await expect(consume()).rejects.toMatchObject({ retryAfter: 1 });
  vi.setSystemTime(Date.now() + 1_000);
  for (const _ of [1, 2]) await consume();
  await expect(consume()).rejects.toMatchObject({ code: "rate_limited" });
});

test("limits are lifted on one's own machine only", async () => {
  process.env.RATE_LIMITS = "off";
  const limit = { points: 1, seconds: 60 };
  await consumeLocal("lifted", "one", limit);
  await expect(consumeLocal("lifted", "one", limit)).rejects.toMatchObject({ code: "rate_limited" });
  process.env.LOCAL = "1";
  await consumeLocal("lifted", "one", limit);
});
