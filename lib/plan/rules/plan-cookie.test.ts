import { expect, test } from "vitest";
import { planCookieText } from "./plan-cookie";

test("on https the cookie is sent on https only, and belongs to this host", () => {
  expect(planCookieText(true, true)).toBe("__Host-calendar-plan=1; path=/; samesite=lax; max-age=31536000; secure");
});

test("on one's own machine it needs no https, and hiding the plan forgets it", () => {
  expect(planCookieText(false, false)).toBe("calendar-plan=1; path=/; samesite=lax; max-age=0");
});
