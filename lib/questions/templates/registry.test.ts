import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FROZEN, fingerprintOf, nameOf, templateFiles } from "@/scripts/templates";
import { faultsOf, unworked } from "../rules/examination";
import type { Template } from "../rules/template";
import { templates } from "./registry";

const SEEDS = 300;
const LEAST_DIFFERENT = 200;
/** Of four options each is right in about a quarter of the variants. */
const LEAST_PLACE = 0.15;
const frozen: Record<string, string> = JSON.parse(readFileSync(FROZEN, "utf8"));

test("every template's file is in the registry (else run `npm run templates`)", () => {
  expect([...templates.keys()]).toEqual(templateFiles());
});

test("a key names one template and begins with its paper; its point lies in its folder's topic", () => {
  const keys = [...templates.values()].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  for (const [file, { key, point }] of templates) {
    const [paper = "", folder = ""] = file.split("/");
    expect(key).toMatch(new RegExp(`^${paper}-[a-z0-9-]+$`));
    const [letter = "", ...topic] = folder.split("-");
    expect(point.split(".").slice(0, 3)).toEqual([paper.toUpperCase(), letter.toUpperCase(), topic.join("-")]);
  }
});

test("long questions, and no others, are kept for mock exams", () => {
  for (const { key, marks, reserved = false } of templates.values())
    expect({ key, reserved }).toEqual({ key, reserved: marks >= 10 });
});

test("of a choice's options none is right much more often than the others, over a topic's variants", () => {
  const topicOf = (file: string) => file.split("/").slice(0, 2).join("/");
  for (const topic of new Set([...templates.keys()].map(topicOf))) {
    const places = [...templates].flatMap(([file, template]) => (topicOf(file) === topic ? placesIn(template) : []));
    for (const rank of ["first", "between", "last"] as const) {
      const part = places.filter((place) => place === rank).length / Math.max(1, places.length);
      expect({ topic, rank, isRare: places.length > 0 && part < LEAST_PLACE }).toEqual({ topic, rank, isRare: false });
    }
  }
});

/** Where the right option of each variant stands: figures stand by size, texts are shuffled. */
function placesIn(template: Template) {
  return Array.from({ length: SEEDS }, (_, at) => template.variant(at + 1)).flatMap(({ key }) => {
    if (key.kind !== "choice") return [];
    const place = key.options.findIndex(({ right }) => right);
    return [place === 0 ? "first" : place === key.options.length - 1 ? "last" : "between"] as const;
  });
}

describe.each([...templates])("%s", (_, template) => {
  test(`makes a question without a fault of each seed up to ${SEEDS}`, () => {
    const different = new Set<string>();
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const variant = template.variant(seed);
      const faults = [...faultsOf(variant), ...unworked(variant, { atTheEnd: true })];
      expect({ seed, faults }).toEqual({ seed, faults: [] });
      different.add(JSON.stringify(variant.shown));
    }
    expect(different.size).toBeGreaterThanOrEqual(LEAST_DIFFERENT);
  });

  test("makes what it always made (else give it a higher version and run `npm run templates`)", () => {
    expect(frozen[nameOf(template)]).toBe(fingerprintOf(template));
  });
});
