import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOCUMENT, dataModelText } from "@/scripts/data-model";

test(`${DOCUMENT} is current (else run \`npm run data-model\`)`, () => {
  expect(readFileSync(DOCUMENT, "utf8")).toBe(dataModelText());
});

test("the document has every table with its primary key", () => {
  const text = dataModelText();
  for (const name of ["User", "Thread", "Post", "Attempt", "AttemptItem", "Card"])
    expect(text).toContain(`\n  ${name} {\n`);
  expect(text).toContain('Thread ||--o{ Post : "threadId"');
});
