import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { AUDIT_ACTIONS, LOOK_UPS } from "@/lib/admin/rules/audit";
import { sources } from "@/tests/support/sources";

/** Actions whose name is put together, by the part before the dot; and what the product itself writes. */
const COMPOSED = ["report", "question-report", "seed"];

test("every action that is written to the audit has a sentence, and every sentence an action", () => {
  const written = new Set<string>();
  for (const { file, text } of sources) {
    if (!/^(lib|app)\//.test(file) || file.endsWith("rules/audit.ts")) continue;
    if (!/\baudit\(|auditChange\(|auditEntry\.create/.test(text) && !text.includes("AuditEntry")) continue;
    for (const [, action = ""] of text.matchAll(
      /"((?:course|module|topic|lesson|question|forum|thread|post|group|subscription|user)\.[a-z-]+)"/g,
    ))
      written.add(action);
  }
  written.add(/'(user\.admin-granted)'/.exec(readFileSync("local/admin.mjs", "utf8"))?.[1] ?? "");
  const known = Object.keys(AUDIT_ACTIONS);
  expect([...written].filter((action) => !known.includes(action))).toEqual([]);
  const composed = (action: string) => COMPOSED.includes(action.split(".")[0] ?? "");
  expect(known.filter((action) => !written.has(action) && !composed(action))).toEqual([]);
  expect(LOOK_UPS.every((action) => known.includes(action))).toBe(true);
});
