import { expect, test } from "@/tests/support/e2e-test";
import { castMember, HOME, newStudent, seededCourse, signInAs } from "@/tests/support/e2e-world";

const PROTECTED = [
  "/dashboard",
  "/courses",
  "/courses/1",
  "/courses/999999",
  "/courses?tab=enrolled&q=tax",
  "/progress",
  "/readiness",
  "/calendar",
  "/profile",
  "/settings",
  "/test-upload",
  "/community/groups/new",
];
const ADMIN = ["/admin", "/admin/courses", "/admin/users", "/admin/community/forums"];

/** Headers that browsers, Next's router and its prefetches send, and some that have deceived middlewares before. */
const WAYS: Record<string, Record<string, string>> = {
  "as a page": {},
  "as Next fetches one": { RSC: "1", "Next-Url": "/" },
  "as Next prefetches one": { RSC: "1", "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" },
  "as a part of one": { RSC: "1", "Next-Router-State-Tree": encodeURIComponent('["",{"children":["dashboard",{}]}]') },
  "as a subrequest": { "x-middleware-subrequest": Array(5).fill("middleware").join(":") },
  "as a subrequest of src": { "x-middleware-subrequest": Array(5).fill("src/middleware").join(":") },
  "as a prefetch of the middleware": { "x-middleware-prefetch": "1", purpose: "prefetch" },
  "as passed on": { "x-middleware-next": "1", "x-middleware-rewrite": "/" },
  "as rewritten": { "x-original-url": "/", "x-rewrite-url": "/", "x-invoke-path": "/", "x-matched-path": "/" },
  "with headers put in": { "x-middleware-override-headers": "cookie", "x-middleware-request-cookie": "session=x" },
  "with a session put in": {
    "x-session": JSON.stringify({ viewer: { id: "1", isAdmin: true } }),
    "x-middleware-request-x-viewer": JSON.stringify({ id: "1", isAdmin: true }),
  },
  "with another host": { "x-forwarded-host": "example.test", "x-forwarded-proto": "https" },
};

for (const [way, headers] of Object.entries(WAYS)) {
  test(`requested ${way}, protected pages send a visitor to sign in and a student away from the administration`, async ({
    request,
    context,
  }) => {
    for (const path of [...PROTECTED, ...ADMIN]) {
      const response = await request.get(path, { headers, maxRedirects: 0 });
      expect(response.status(), path).toBe(307);
      expect(addressIn(response.headers().location), path).toBe(`/auth?next=${encodeURIComponent(path)}`);
    }
    await newStudent(context);
    for (const path of ADMIN) {
      const response = await context.request.get(path, { headers, maxRedirects: 0 });
      expect(response.status(), path).toBe(307);
      expect(addressIn(response.headers().location), path).toBe("/dashboard");
    }
  });
}

test("an invented session is not accepted", async ({ request }) => {
  for (const session of ["A".repeat(43), "x", `${"A".repeat(43)}; session=${"B".repeat(43)}`]) {
    const headers = { cookie: `session=${session}` };
    const response = await request.get("/dashboard", { headers, maxRedirects: 0 });
    expect(response.status()).toBe(307);
  }
});

/** The redirect's target: path and query on our own origin, the whole address on any other. */
function addressIn(location: string | undefined): string {
  const { origin, pathname, search, href } = new URL(location ?? "", HOME);
  return origin === HOME ? pathname + search : href;
}

test("no other spelling of an address opens a protected page", async ({ request }) => {
  const ways = [
    "/Dashboard",
    "/dashboard/",
    "//dashboard",
    "/%64ashboard",
    "/./dashboard",
    "/dashboard%2f",
    "/dashboard.rsc",
  ];
  const nested = [
    "/dashboard.segments/_tree.segment.rsc",
    "/_next/data/x/dashboard.json",
    "/en/dashboard",
    "/dashboard;a",
  ];
  for (const path of [...ways, ...nested]) {
    const response = await request.get(HOME + path, { maxRedirects: 0 });
    expect([307, 308, 404, 400], `${path}: ${response.status()}`).toContain(response.status());
    expect(await response.text(), path).not.toContain("Welcome back");
  }
});

test("pages that a session may see are served, and pages without a row are 404", async ({ context }) => {
  await signInAs(context, await castMember("ada"));
  const { id } = await seededCourse("FA");
  const statuses: Record<string, number> = {
    "/dashboard": 200,
    "/courses": 200,
    [`/courses/${id}`]: 200,
    "/progress": 200,
    "/courses/0": 404,
    "/courses/abc": 404,
    "/courses/2147483648": 404,
    "/courses/99999999999": 404,
    "/courses/1%00": 404,
    "/nowhere": 404,
  };
  for (const [path, status] of Object.entries(statuses)) {
    const response = await context.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(status);
  }
});

/** They look like our own paths, but lead to another site once the dots are resolved. */
const OFF_SITE = [
  "/..//evil.test",
  "/.//evil.test",
  "/a/..//evil.test",
  "/%2e%2e//evil.test",
  "/%2E//evil.test",
  "/courses/../..//evil.test/x?y=1",
  "/..///evil.test",
  "/dashboard/..//evil.test",
  ...["/..//evil.test", "/a/..//evil.test", "/%2e%2e//evil.test"].map(encodeURIComponent),
];

test("a signed-in user is redirected from the sign-in pages to where she wanted to go, and never off the site", async ({
  context,
}) => {
  await newStudent(context);
  const ways: Record<string, string> = {
    "/auth": "/dashboard",
    "/get-started": "/dashboard",
    "/auth?next=%2Fcourses": "/courses",
    "/auth?next=https%3A%2F%2Fexample.test": "/dashboard",
    "/auth?next=%2F%2Fexample.test": "/dashboard",
    "/auth?next=%2F%5Cexample.test": "/dashboard",
    "/auth?next=%2Fx%2F..%2Fapi%2Flogout": "/dashboard",
    "/auth?next=%2F.%2Fauth": "/dashboard",
    "/auth?next=%2Fcourses%2F..%2Fcalendar": "/calendar",
  };
  for (const door of ["/auth", "/get-started"])
    for (const next of OFF_SITE) ways[`${door}?next=${next}`] = "/dashboard";
  for (const [path, goal] of Object.entries(ways)) {
    const response = await context.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(307);
    expect(addressIn(response.headers().location), path).toBe(goal);
  }
});
