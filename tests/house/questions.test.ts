import { describe, expect, test } from "vitest";
import { presented } from "@/lib/questions/reads/presented";
import { plainText } from "@/lib/questions/rules/builders/text";
import { faultsOf, unworked } from "@/lib/questions/rules/examination";
import { templates } from "@/lib/questions/templates/registry";
import { writtenTopics } from "@/prisma/seed/questions";

const topics = await writtenTopics();
const SEEDS = [1, 2, 3];
const ALL_OF_THEM = /\b(all|none|both|neither) of (the|these) (above|options|answers)\b/i;

test("a key names one question of the bank", () => {
  const keys = [
    ...topics.flatMap(({ questions }) => questions.map(({ key }) => key)),
    ...[...templates.values()].map(({ key }) => key),
  ];
  expect(keys.filter((key, place) => keys.indexOf(key) < place)).toEqual([]);
});

describe.each(topics)("$file", ({ file, topic, questions }) => {
  const [paper = "", , name = ""] = file.split("/").slice(-3);

  test("holds the questions of its topic, each key beginning with the paper", () => {
    const [letter = "", ...words] = name.replace(/\.ts$/, "").split("-");
    expect(topic).toBe([paper.toUpperCase(), letter.toUpperCase(), words.join("-")].join("."));
    expect(questions.filter(({ key }) => !key.startsWith(`${paper}-`)).map(({ key }) => key)).toEqual([]);
  });

  test("every question can be shown and marked, and says why", () => {
    const found = questions.flatMap(({ checkedOn: _, ...content }) =>
      SEEDS.flatMap((seed) => {
        const variant = presented(content, 1, seed);
        const faults = [...faultsOf(variant), ...unworked(variant, { atTheEnd: false })];
        return faults.map((fault) => `${content.key}: ${fault}`);
      }),
    );
    expect(found).toEqual([]);
  });

  test("no option says 'all of the above', none stands twice, and a check has its date", () => {
    const found = questions.flatMap((question) => {
      const { shown } = presented(question, 1, 1);
      const options =
        shown.kind === "choice" || shown.kind === "several" ? shown.options.map(({ text }) => plainText(text)) : [];
      const faults = options.filter((text) => ALL_OF_THEM.test(text));
      const checked = question.checkedOn === null || /^\d{4}-\d\d-\d\d$/.test(question.checkedOn);
      return [
        ...faults.map((text) => `${question.key}: ${text}`),
        ...(checked ? [] : [`${question.key}: ${question.checkedOn}`]),
      ];
    });
    expect(found).toEqual([]);
  });
});
