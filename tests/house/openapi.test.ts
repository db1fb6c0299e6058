import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { DOCUMENT, openApiText } from "@/scripts/openapi";
import { endpoints } from "@/tests/support/endpoints";

const document = JSON.parse(readFileSync(DOCUMENT, "utf8"));

test(`${DOCUMENT} is current (else run \`npm run openapi\`)`, () => {
  expect(readFileSync(DOCUMENT, "utf8") === openApiText()).toBe(true);
});

test("the document has every endpoint once, under its domain", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object));
  const names = operations.map(({ operationId }) => operationId).sort();
  expect(names).toEqual(endpoints.map(({ name }) => name).sort());
  for (const { operationId, tags } of operations) expect(operationId).toMatch(new RegExp(`^${tags[0]}\\.`));
});

test("every schema in the document has a type, so that clients can be generated", () => {
  const empty: string[] = [];
  const walk = (value: unknown, at: string): void => {
    if (typeof value !== "object" || value === null) return;
    if (!Array.isArray(value) && Object.keys(value).length === 0 && !/(properties|paths|security\/\d+)$/.test(at))
      empty.push(at);
    for (const [key, inner] of Object.entries(value)) walk(inner, `${at}/${key}`);
  };
  walk(document.paths, "paths");
  expect(empty).toEqual([]);
});
