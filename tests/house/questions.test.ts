import { describe, expect, test } from "vitest";
import { buildExam } from "@/lib/practice/rules/building";
import { paperOf } from "@/lib/practice/rules/papers";
import { writtenVariant } from "@/lib/questions/reads/written-variant";
import { plainText } from "@/lib/questions/rules/builders/text";
import type { Variant } from "@/lib/questions/rules/builders/variant";
import { faultsOf, faultsOfSolution } from "@/lib/questions/rules/examination";
import { templates } from "@/lib/questions/templates/registry";
import { seededRandom } from "@/lib/review/rules/seeded-random";
import { catalogue } from "@/prisma/seed/catalogue/all";
import { writtenTopics } from "@/prisma/seed/questions";
import { bankOf } from "@/scripts/content/bank";
import { longOptions, placeOfFigure, plainNegatives, rarePlaces } from "@/tests/support/quality";

const topics = await writtenTopics();
const SEEDS = [1, 2, 3];
// Options are shuffled for each student, so a text must not refer to another option by position or letter.
const PLACE = "(?:first|second|third|fourth|last|next|previous|other|preceding|following)";
const THING = "(?:option|answer|choice|alternative)s?";
const OTHER_OPTIONS = [
  /\b(all|any|both|either|neither|none|some|two) of (the|these|those) (above|below|options|answers|choices|others)\b/i,
  /\b(all|both|neither|none) (the )?(above|below)\b/i,
  new RegExp(`\\b${PLACE} ${THING}\\b`, "i"),
  new RegExp(`\\b${THING} \\(?([A-Fa-f1-6]|one|two|three|four)\\)?(?=[\\s.,;:]|$)`),
  new RegExp(`\\b${THING} (above|below)\\b`, "i"),
  /^(both|either|neither|only)?\s*\(?([A-F]|[ivx]+|[1-6])\)?(,?( (and|or|nor))? \(?([A-F]|[ivx]+|[1-6])\)?)+( only)?\.?$/i,
];

/** Texts of a question with shuffled options that refer to another option. */
function ordersIn({ shown, key }: Variant): string[] {
  if (shown.kind !== "choice" && shown.kind !== "several") return [];
  const whys = key.kind === "choice" || key.kind === "several" ? key.options.map(({ why }) => why) : [];
  return [shown.ask, ...shown.options.map(({ text }) => text), ...whys, key.worked, key.hint ?? []]
    .map(plainText)
    .filter((text) => OTHER_OPTIONS.some((pattern) => pattern.test(text)));
}

test.each([
  "Both A and B",
  "A, B and C only",
  "1 and 3 only",
  "(i) and (ii)",
  "All of the above",
  "Neither of these options",
  "None of the others",
  "Like the first option, but after tax",
  "See option B.",
  "The answers above are wrong",
])("'%s' refers to another option", (text) => {
  expect(OTHER_OPTIONS.some((pattern) => pattern.test(text))).toBe(true);
});

test.each([
  "Neither product is sold",
  "Goods A and B are sold together",
  "The first year's charge",
  "Both fall by $900",
])("'%s' refers to no other option", (text) => {
  expect(OTHER_OPTIONS.some((pattern) => pattern.test(text))).toBe(false);
});

test("no option or reason of a template refers to another option", () => {
  const found = [...templates.values()].flatMap((template) =>
    SEEDS.flatMap((seed) => ordersIn(template.variant(seed)).map((text) => `${template.key}: ${text}`)),
  );
  expect(found).toEqual([]);
});

const bank = [
  ...topics.flatMap(({ topic, questions }) =>
    questions.map((question) => ({ key: question.key, topic, variants: [writtenVariant(question, 1, 1)] })),
  ),
  ...[...templates.values()].map((template) => ({
    key: template.key,
    topic: template.point,
    variants: SEEDS.map((seed) => template.variant(seed)),
  })),
];

const written = (ask: string, ...options: string[]) =>
  writtenVariant(
    {
      key: "fa-sample",
      point: "lower-of",
      kind: "choice",
      marks: 2,
      seconds: 60,
      difficulty: 0,
      ask,
      options: options.map((text, at) => ({ text, why: "A reason.", ...(at === 0 && { right: true }) })),
    },
    1,
    1,
  );

test("no option is more than twice as long as the others", () => {
  const long = "It is carried at the lower of its cost and its net realisable value";
  expect(longOptions(written("Which?", long, "At cost", "At fair value"))).toEqual([long]);
  expect(
    longOptions(written("Which?", long, "At what it cost on the day when it was bought", "At what it would bring in")),
  ).toEqual([]);
  const found = bank.flatMap(({ key, variants }) => variants.flatMap(longOptions).map((text) => `${key}: ${text}`));
  expect(found).toEqual([]);
});

test("a negative in what is asked is in bold", () => {
  const found = (ask: string) => plainNegatives(written(ask, "a", "b", "c").shown.ask);
  for (const ask of ["Which is not an asset?", "All but one. Which are, except one?", "Which varies least?"])
    expect(found(ask), ask).toHaveLength(1);
  for (const ask of ["Which is **not** an asset?", "It is not paid. What is owed?", "What does it cost at least?"])
    expect(found(ask), ask).toEqual([]);
  const plain = bank.flatMap(({ key, variants }) =>
    variants.flatMap(({ shown }) => plainNegatives(shown.ask)).map((sentence) => `${key}: ${sentence}`),
  );
  expect(plain).toEqual([]);
});

test("the right one of a choice's figures is the smallest, one between and the largest in a fifth each, over a paper's written questions", () => {
  const ENOUGH = 10;
  for (const paper of catalogue.map(({ code }) => code)) {
    const places = topics.flatMap(({ topic, questions }) =>
      topic.startsWith(`${paper}.`) ? questions.flatMap((one) => placeOfFigure(writtenVariant(one, 1, 1)) ?? []) : [],
    );
    const rare = places.length < ENOUGH ? [] : rarePlaces(places, 0.2);
    expect({ paper, rare }).toEqual({ paper, rare: [] });
  }
});

test("a key belongs to one question", () => {
  const keys = [
    ...topics.flatMap(({ questions }) => questions.map(({ key }) => key)),
    ...[...templates.values()].map(({ key }) => key),
  ];
  expect(keys.filter((key, index) => keys.indexOf(key) < index)).toEqual([]);
});

describe.each(topics)("$file", ({ file, topic, questions }) => {
  const [paper = "", , name = ""] = file.split("/").slice(-3);

  test("has the questions of its topic, and each key begins with the paper", () => {
    const [letter = "", ...words] = name.replace(/\.ts$/, "").split("-");
    expect(topic).toBe([paper.toUpperCase(), letter.toUpperCase(), words.join("-")].join("."));
    expect(questions.filter(({ key }) => !key.startsWith(`${paper}-`)).map(({ key }) => key)).toEqual([]);
  });

  test("every question can be shown and marked, and has reasons", () => {
    const found = questions.flatMap(({ checkedOn, ...content }) =>
      SEEDS.flatMap((seed) => {
        const variant = writtenVariant(content, 1, seed);
        const faults = [...faultsOf(variant), ...faultsOfSolution(variant, { atTheEnd: false })];
        return faults.map((fault) => `${content.key}: ${fault}`);
      }),
    );
    expect(found).toEqual([]);
  });

  test("no option or reason refers to another option, as their order changes", () => {
    const found = questions.flatMap((question) =>
      ordersIn(writtenVariant(question, 1, 1)).map((text) => `${question.key}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test("a checked question has a date", () => {
    const found = questions.filter(({ checkedOn }) => checkedOn !== null && !/^\d{4}-\d\d-\d\d$/.test(checkedOn));
    expect(found.map(({ key, checkedOn }) => `${key}: ${checkedOn}`)).toEqual([]);
  });
});

const MOCKS = 3;
/**
 * Section A: two-mark questions from all areas, in proportion to their minutes. Section B: long questions from the last
 * areas.
 */
const PAPERS = [
  { code: "FA", section: 35, long: { marks: 15, areas: ["G", "H"] } },
  { code: "MA", section: 35, long: { marks: 10, areas: ["D", "E", "F"] } },
];

describe.each(PAPERS)("the bank of $code", ({ code, section, long }) => {
  const { modules } = catalogue.find((course) => course.code === code) as (typeof catalogue)[number];
  const created = [...templates.values()];
  const inArea = (letter: string) => (of: string) => of.startsWith(`${code}.${letter}.`);

  test(`has enough questions in section A for ${MOCKS} mock exams without repeating a written question`, () => {
    const minutes = modules.reduce((sum, module) => sum + module.minutes, 0);
    const short = modules.flatMap((module, index) => {
      const letter = String.fromCharCode(65 + index);
      const slots = Math.ceil((section * module.minutes) / minutes);
      const written = topics
        .filter(({ topic }) => inArea(letter)(topic))
        .flatMap(({ questions }) => questions.filter(({ marks }) => marks === 2));
      const drawn = created.filter(({ point, marks }) => marks === 2 && inArea(letter)(point));
      const each = Math.floor(written.length / MOCKS) + drawn.length;
      return each >= slots ? [] : [`${code}.${letter}: ${each} for ${slots}`];
    });
    expect(short).toEqual([]);
  });

  test(`builds ${MOCKS} mock exams that share no written question, each section A as hard as it should be`, () => {
    const paper = paperOf(code);
    if (!paper) throw new Error(`${code} is no paper.`);
    const areas = modules.map(({ minutes }, index) => ({ id: index + 1, minutes }));
    const bank = bankOf(code, modules);
    for (const seed of Array.from({ length: 20 }, (_, at) => at + 1)) {
      const chance = seededRandom(seed);
      const met = new Set<number>();
      for (let exam = 1; exam <= MOCKS; exam += 1) {
        const history = bank.map((one) => ({ ...one, met: met.has(one.id) ? exam : null }));
        const built = buildExam(paper, paper.sections, areas, history, chance) ?? [];
        expect(built.reduce((sum, { question }) => sum + question.marks, 0)).toBe(100);
        const again = built.filter(({ question }) => question.source === "written" && met.has(question.id));
        expect(again.map(({ question }) => question.key)).toEqual([]);
        const first = built.filter(({ section }) => section === "A").map(({ question }) => question.difficulty);
        expect(Math.abs(first.reduce((sum, one) => sum + one, 0) / first.length)).toBeLessThanOrEqual(0.2);
        for (const { question } of built) met.add(question.id);
      }
    }
  });

  test("has at least two long questions for each area of section B", () => {
    const counts = long.areas.map(
      (letter) => created.filter(({ point, marks }) => marks === long.marks && inArea(letter)(point)).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  });
});
