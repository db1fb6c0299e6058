import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { FROZEN, fingerprintOf, nameOf, templateFiles } from "@/scripts/templates";
import { placeOfFigure, rarePlaces } from "@/tests/support/quality";
import { choiceQuestion } from "../rules/builders/options";
import { drawFrom, randomOf } from "../rules/draw";
import { faultsOf, faultsOfSolution } from "../rules/examination";
import { money } from "../rules/numbers";
import { type Template, template } from "../rules/template";
import { templates } from "./registry";

const SEEDS = 300;
const LEAST_DIFFERENT = 200;
const LEAST_PLACE = 0.2;
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

test("the right one of a choice's figures is the smallest, one between and the largest in a fifth each, over a topic's variants", () => {
  const topicOf = (file: string) => file.split("/").slice(0, 2).join("/");
  for (const topic of new Set([...templates.keys()].map(topicOf))) {
    const places = [...templates].flatMap(([file, template]) => (topicOf(file) === topic ? placesIn(template) : []));
    expect({ topic, rare: rarePlaces(places, LEAST_PLACE) }).toEqual({ topic, rare: [] });
  }
});

test("a figure that is seldom the smallest or the largest is noticed", () => {
  const between = choiceOf("$150");
  expect(placesIn(between)).toEqual(Array(SEEDS).fill("between"));
  expect(rarePlaces(placesIn(between), LEAST_PLACE)).toEqual(["smallest", "largest"]);
  expect(placesIn(choiceOf("a text"))).toEqual([]);
});

const choiceOf = (answer: string) =>
  template({
    key: "fa-sample",
    version: 1,
    point: "FA.D.inventory.lower-of",
    marks: 2,
    seconds: 60,
    difficulty: 0,
    draw: () => ({}),
    make: () =>
      choiceQuestion({
        ask: "How much?",
        show: (value) => (answer === "$150" ? money(value) : `${value} of them`),
        answer: 150,
        mistakes: [100, 120, 200].map((is) => ({ is, because: "Not this one." })),
      }),
  });

test("a choice with fewer than three mistakes does not fit", () => {
  const choice = (mistakes: (number | string)[], answer: number | string) =>
    choiceQuestion({ ask: "Which?", answer, mistakes: mistakes.map((is) => ({ is, because: "Not this one." })) });
  const { several, shuffle } = drawFrom(randomOf("sample"));
  const made = (mistakes: (number | string)[], answer: number | string) =>
    choice(mistakes, answer)({ marks: 2, seconds: 60 }, { several, shuffle });
  expect(made(["b", "c"], "a")).toBeNull();
  expect(made(["b", "c", "c"], "a")).toBeNull();
  expect(made([1, 2], 3)).toBeNull();
  expect(made(["b", "c", "d"], "a")?.shown).toMatchObject({ kind: "choice", options: [{}, {}, {}, {}] });
});

/** Where the right figure of each variant stands. */
const placesIn = (template: Template) =>
  Array.from({ length: SEEDS }, (_, index) => placeOfFigure(template.variant(index + 1)) ?? []).flat();

describe.each([...templates])("%s", (_, template) => {
  test(`makes a question without a fault of each seed up to ${SEEDS}`, () => {
    const different = new Set<string>();
    for (let seed = 1; seed <= SEEDS; seed += 1) {
      const variant = template.variant(seed);
      const faults = [...faultsOf(variant), ...faultsOfSolution(variant, { atTheEnd: true })];
      expect({ seed, faults }).toEqual({ seed, faults: [] });
      different.add(JSON.stringify(variant.shown));
    }
    expect(different.size).toBeGreaterThanOrEqual(LEAST_DIFFERENT);
  });

  test("makes what it always made (else give it a higher version and run `npm run templates`)", () => {
    expect(frozen[nameOf(template)]).toBe(fingerprintOf(template));
  });
});
