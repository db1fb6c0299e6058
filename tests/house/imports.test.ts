import { expect, test } from "vitest";
import { type Source, sources } from "@/tests/support/sources";

/**
 * Who may import whom: app -> components -> lib/<domain> -> lib/platform -> libraries, never in the other direction.
 * docs/architecture.md explains it; one test checks each rule, and describes each violation in a sentence.
 */

const DOMAINS = [
  "accounts",
  "courses",
  "lessons",
  "questions",
  "practice",
  "review",
  "readiness",
  "progress",
  "plan",
  "calendar",
  "notifications",
  "forums",
  "groups",
  "subscriptions",
  "admin",
];

/** The only imports allowed between domains. */
const BETWEEN: Record<string, string[]> = {
  courses: ["subscriptions", "notifications"],
  lessons: ["courses", "notifications"],
  questions: ["courses", "lessons", "notifications"],
  review: ["courses", "lessons", "questions"],
  practice: ["courses", "lessons", "questions", "review", "forums", "progress", "subscriptions", "notifications"],
  readiness: ["courses", "questions", "practice", "review", "progress", "notifications"],
  progress: ["courses", "subscriptions", "calendar", "notifications"],
  plan: [
    "courses",
    "lessons",
    "questions",
    "practice",
    "review",
    "progress",
    "subscriptions",
    "calendar",
    "notifications",
  ],
  forums: ["courses", "questions", "notifications"],
  groups: ["notifications"],
  subscriptions: ["notifications"],
  accounts: DOMAINS.filter((name) => name !== "admin" && name !== "accounts"),
  admin: DOMAINS.filter((name) => name !== "admin"),
  calendar: ["courses"],
  notifications: [],
};

const BROWSER_SAFE = /^(contract|rules|hooks)$/;
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const product = sources.filter(({ file }) => !isTest(file) && !file.startsWith("tests/"));

const domainOf = (path: string) => DOMAINS.find((name) => path.startsWith(`lib/${name}/`));
const partOf = (path: string) => path.split("/")[2]?.replace(/\.tsx?$/, "") ?? "";

/** One sentence for each import that violates the rule. */
const breaches = (files: Source[], rule: (file: string, target: string) => string | undefined): string[] =>
  files.flatMap(({ file, imports }) =>
    imports.flatMap((target) => {
      const why = rule(file, target);
      return why ? [`${file} imports ${target}: ${why}`] : [];
    }),
  );

const inside = (folder: string) => product.filter(({ file }) => file.startsWith(folder));

test("the checks below find imports", () => {
  expect(inside("app/api/").flatMap(({ imports }) => imports)).toContain("lib/platform/server/route");
  expect(inside("lib/progress/").flatMap(({ imports }) => imports)).toContain("lib/courses/reads");
});

test("platform imports nothing from the product", () => {
  const found = breaches(inside("lib/platform/"), (_, target) => {
    if (/^(app|components|local|scripts|tests)\//.test(target)) return "platform is the lowest layer.";
    if (domainOf(target) || target === "lib/contracts") return "platform must not depend on any domain.";
    return undefined;
  });
  expect(found).toEqual([]);
});

test("nothing in lib imports a page or a component", () => {
  const found = breaches(inside("lib/"), (_, target) =>
    /^(app|components)\//.test(target)
      ? "pages import components, components import lib, never the reverse."
      : undefined,
  );
  expect(found).toEqual([]);
});

test("no component imports a page", () => {
  const found = breaches(inside("components/"), (_, target) =>
    target.startsWith("app/") ? "a component must not depend on a page." : undefined,
  );
  expect(found).toEqual([]);
});

test("components import only what is safe in a browser", () => {
  const found = breaches(inside("components/"), (_, target) =>
    domainOf(target) && !BROWSER_SAFE.test(partOf(target))
      ? "a component may use a domain's contract, rules and hooks; its page passes the data."
      : undefined,
  );
  expect(found).toEqual([]);
});

test("only route handlers write; pages only read", () => {
  const found = breaches(inside("app/"), (file, target) =>
    domainOf(target) && partOf(target) === "writes" && !file.endsWith("/route.ts")
      ? "pages only read; changes go through a route handler."
      : undefined,
  );
  // Visits to a course or a thread are recorded where the page is rendered: there is no endpoint for them.
  const NOTED = [
    "app/(shell)/courses/[id]/page.tsx imports lib/progress/",
    "app/(shell)/courses/[id]/topics/[topicId]/page.tsx imports lib/progress/",
    "app/(shell)/community/thread/[id]/page.tsx imports lib/forums/writes/views",
  ];
  const noted = found.filter((sentence) => !NOTED.some((known) => sentence.startsWith(known)));
  expect(noted).toEqual([]);
});

test("accountancy may be imported everywhere: it imports nothing but its own files", () => {
  expect(inside("lib/accountancy/").length).toBeGreaterThan(3);
  const found = breaches(inside("lib/accountancy/"), (_, target) =>
    target.startsWith("lib/accountancy/")
      ? undefined
      : "the calculations of accounting need no clock, database or library.",
  );
  expect(found).toEqual([]);
});

test("writing imports only its own files; only its Markdown parser uses libraries and the server", () => {
  const found = breaches(inside("lib/writing/"), (file, target) => {
    if (/^lib\/(writing|accountancy)\//.test(target) || /^lib\/writing\/markdown/.test(file)) return undefined;
    if (file === "lib/writing/block.ts" && target === "zod/mini") return undefined;
    return "blocks, entries and formulas are read in the browser too.";
  });
  expect(found).toEqual([]);
});

test("the Markdown parser is used on the server only", () => {
  const found = breaches([...inside("app/"), ...inside("components/"), ...inside("lib/")], (file, target) => {
    if (!/^lib\/writing\/markdown/.test(target) || /^lib\/writing\/markdown/.test(file)) return undefined;
    if (/^lib\/\w+\/(reads|writes)(\/|\.ts)/.test(file) || file.startsWith("app/api/")) return undefined;
    return "its libraries are too large for the browser, which gets parsed blocks.";
  });
  expect(found).toEqual([]);
});

test("a domain imports another only as the list allows", () => {
  const found = breaches(inside("lib/"), (file, target) => {
    const [from, to] = [domainOf(file), domainOf(target)];
    if (!from || !to || from === to || BETWEEN[from]?.includes(to)) return undefined;
    return `${from} may use ${BETWEEN[from]?.join(", ") || "no other domain"}, not ${to}.`;
  });
  expect(found).toEqual([]);
});

test("the list of imports between domains has no cycle", () => {
  const leadsTo = (from: string, seen: string[] = []): string[] =>
    seen.includes(from) ? [from] : (BETWEEN[from] ?? []).flatMap((to) => leadsTo(to, [...seen, from]));
  expect(DOMAINS.flatMap((name) => leadsTo(name))).toEqual([]);
});

test("inside a domain contracts and rules import no reads or writes, and hooks no server code", () => {
  const allowed: Record<string, RegExp> = {
    contract: /^(contract|rules)$/,
    rules: /^(contract|rules)$/,
    hooks: /^(contract|rules)$/,
  };
  const found = breaches(inside("lib/"), (file, target) => {
    const [domain, part] = [domainOf(file), partOf(file)];
    const limit = allowed[part];
    // A part that is a folder counts as one part.
    const own = partOf(target) === part;
    if (!domain || domainOf(target) !== domain || !limit || own || limit.test(partOf(target))) return undefined;
    return `${part} may use only ${limit.source.replace(/[^a-z|]/g, "").replace("|", " and ")} of its domain.`;
  });
  expect(found).toEqual([]);
});

test("only platform talks to outside services", () => {
  const allowedImporters: Record<string, RegExp> = {
    pg: /^lib\/platform\/database\/(db|pg-client)\.ts$/,
    resend: /^lib\/platform\/services\/mail\.ts$/,
    stripe: /^lib\/platform\/services\/payments/,
    uploadthing: /^lib\/platform\/services\/files/,
    sharp: /^lib\/platform\/services\/(files|picture)/,
    "rate-limiter-flexible": /^lib\/platform\/server\/limits\.ts$/,
    "next-auth": /^(lib\/accounts\/(auth|adapter|providers)\.ts|components\/accounts\/provider-buttons\.tsx)$/,
    "prisma/generated/client": /^lib\/platform\/database\/db\.ts$/,
  };
  const found = breaches([...inside("app/"), ...inside("components/"), ...inside("lib/")], (file, target) => {
    const importer = Object.entries(allowedImporters).find(
      ([name]) => target === name || target.startsWith(`${name}/`),
    );
    return importer && !importer[1].test(file)
      ? "only one file uses each outside service, so that it can be replaced."
      : undefined;
  });
  expect(found).toEqual([]);
});

test("the app imports no stand-ins for outside services", () => {
  const found = breaches([...inside("app/"), ...inside("components/"), ...inside("lib/")], (_, target) =>
    /^(local|tests|scripts)\//.test(target) ? "local/ and scripts/ run beside the app, never in it." : undefined,
  );
  expect(found).toEqual([]);
});

test("only reads, writes and platform use the database", () => {
  const found = breaches([...inside("app/"), ...inside("components/"), ...inside("lib/")], (file, target) => {
    if (target !== "lib/platform/database/db") return undefined;
    if (/^lib\/platform\//.test(file) || /^lib\/\w+\/(reads|writes|auth|adapter|sign-in)(\/|\.ts)/.test(file))
      return undefined;
    // The second is in builds for `npm run bench` only.
    if (["app/api/ready/route.ts", "app/bench/page.bench.tsx"].includes(file)) return undefined;
    return "call a read or a write of the domain instead.";
  });
  expect(found).toEqual([]);
});

test("hooks import contracts as types only, so that the first load does not contain the schemas", () => {
  const whole = /import (?!type\b)[^;]*?from "(\.\/contract|@\/lib\/\w+\/contract)"/;
  const hooks = inside("lib/").filter(({ file }) => partOf(file) === "hooks");
  expect(hooks.length).toBeGreaterThan(3);
  expect(hooks.filter(({ text }) => whole.test(text)).map(({ file }) => file)).toEqual([]);
});

test("browser code imports zod/mini, never all of zod", () => {
  const found = breaches([...inside("app/"), ...inside("components/"), ...inside("lib/")], (_, target) =>
    target === "zod" ? "zod is several times as large as zod/mini; import zod/mini." : undefined,
  );
  expect(found).toEqual([]);
});

test("answers stay on the server: no contract, hook, component or page imports them or what creates them", () => {
  const secret = /^lib\/questions\/(rules\/(key|marking|template|examination|presented|builders)|templates)(\/|$)/;
  const shownTo = /^(app\/(?!api\/)|components\/|lib\/\w+\/(contract|hooks)(\/|\.ts))/;
  const found = breaches(product, (file, target) =>
    shownTo.test(file) && secret.test(target) ? "everybody can read the answers in the browser's code." : undefined,
  );
  expect(product.some(({ imports }) => imports.some((target) => secret.test(target)))).toBe(true);
  expect(found).toEqual([]);
});

test("links are our own Link, which shows the next screen's frame and fetches nothing before a press", () => {
  const found = breaches([...inside("app/"), ...inside("components/")], (file, target) =>
    target === "next/link" && file !== "components/ui/link.tsx" ? "import Link from components/ui/link." : undefined,
  );
  expect(found).toEqual([]);
});
