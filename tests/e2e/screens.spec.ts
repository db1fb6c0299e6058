import type { Response } from "@playwright/test";
import { EARLY_INPUT_SCRIPT } from "@/components/shell/early-input";
import { THEME_SCRIPT } from "@/components/shell/theme";
import { expectAccessibleInBothThemes } from "@/tests/support/e2e-axe";
import { SCREENS } from "@/tests/support/e2e-screens";
import { expect, test } from "@/tests/support/e2e-test";
import { visit } from "@/tests/support/e2e-visit";

/** Each test also fails on a console error, and a violation of the page's policy is one. */
for (const screen of SCREENS) {
  test(`${screen.name}: accessible in both themes, with the right status and the right policy`, async ({
    page,
    complaints,
  }) => {
    const { status = 200, prerendered = false } = screen;
    if (status === 404) complaints.expectOf("status of 404", String(screen.path));
    await page.emulateMedia({ reducedMotion: "reduce" });
    const response = await visit(page, screen);
    expect(response.status()).toBe(status);
    expectHouseHeaders(response);
    if (prerendered) expectStaticPolicy(response);
    else await expectNonces(response);
    await expect(page.locator("html")).toHaveAttribute("lang", "en-GB");
    expect(await page.title()).toMatch(/Pacioli/);
    await expectAccessibleInBothThemes(page);
  });
}

const CARRIES_SECRET = /\/(auth\/(verify|confirm-email)|auth-success)\b/;

function expectHouseHeaders(response: Response) {
  const headers = response.headers();
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": /\/subscribe\b/.test(response.url()) ? "same-origin-allow-popups" : "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "referrer-policy": CARRIES_SECRET.test(response.url()) ? "no-referrer" : "strict-origin-when-cross-origin",
  });
  expect(headers["permissions-policy"]).toContain("camera=()");
  expect(headers["x-powered-by"]).toBeUndefined();
}

function policyOf(response: Response): string {
  const policy = response.headers()["content-security-policy"] ?? "";
  for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy).toContain(part);
  return policy;
}

function expectStaticPolicy(response: Response) {
  expect(policyOf(response)).toContain("script-src 'self' 'unsafe-inline';");
  expect(response.headers()["cache-control"]).toContain("s-maxage");
}

/** Every script has this response's nonce, except the two of the head, which are allowed by their hashes. */
async function expectNonces(response: Response) {
  const policy = policyOf(response);
  const [, scripts = ""] = /script-src ([^;]+)/.exec(policy) ?? [];
  const [, nonce = ""] = /'nonce-([^']{22,})'/.exec(scripts) ?? [];
  expect(nonce).not.toBe("");
  expect(scripts).not.toContain("unsafe");
  const tags = (await response.text()).match(/<script\b[^>]*>[^<]*/g) ?? [];
  const [head, others] = [tags.filter(isOfHead), tags.filter((tag) => !isOfHead(tag))];
  // A page whose row is missing is rendered in the browser, without the head's scripts.
  expect(head).toHaveLength(response.status() === 404 && /\/(courses|community)\//.test(response.url()) ? 0 : 2);
  expect(others.length).toBeGreaterThan(3);
  expect(others.filter((tag) => !tag.includes(`nonce="${nonce}"`))).toEqual([]);
  expect(response.headers()["cache-control"]).toContain("no-store");
}

const isOfHead = (tag: string) => [THEME_SCRIPT, EARLY_INPUT_SCRIPT].some((script) => tag === `<script>${script}`);

test("each response has its own nonce, and one from the request is ignored", async ({ request }) => {
  const own = "default-src 'none'; script-src 'nonce-AAAAAAAAAAAAAAAAAAAAAA=='";
  const policies = new Set<string>();
  for (let asked = 0; asked < 3; asked++) {
    const response = await request.get("/auth/verify", {
      headers: { "Content-Security-Policy": own, "x-nonce": "AAAA" },
    });
    policies.add(response.headers()["content-security-policy"] ?? "");
    expect(await response.text()).not.toContain("AAAAAAAA");
  }
  expect(policies.size).toBe(3);
});

test("the API's responses have a policy that allows nothing, and a sentence for unknown addresses", async ({
  request,
}) => {
  const response = await request.get("/api/nowhere");
  expect(response.status()).toBe(404);
  expect(response.headers()["content-security-policy"]).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(response.headers()["content-type"]).toContain("application/json");
  expect((await request.get("/api/user")).status()).toBe(401);
});
