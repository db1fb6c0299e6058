import { expect, test } from "vitest";
import { getPlan, getVerdict } from "@/lib/plan/contract/plan";
import { getPlanSummary, getStudyPlan } from "@/lib/plan/contract/study-plan";
import type { Endpoint } from "@/lib/platform/contract/endpoint";
import { getPractice, getPracticeToday, listMistakes } from "@/lib/practice/contract/overview";
import { getReadiness, listReadiness } from "@/lib/readiness/contract";
import { person } from "@/tests/support/people";
import { setting } from "@/tests/support/settings";

/** Reads that take a database tens of milliseconds and more: nobody may order nine hundred of them a minute. */
const DEAR: [Endpoint, most: number][] = [
  [getPractice, 60],
  [getPracticeToday, 60],
  [listMistakes, 60],
  [listReadiness, 60],
  [getReadiness, 60],
  [getVerdict, 60],
  [getPlan, 120],
  [getStudyPlan, 120],
  [getPlanSummary, 120],
];

test.each(DEAR.map(([one, most]) => ({ ...one, most })))("429 after $most times GET $path in a minute", async (one) => {
  setting("RATE_LIMITS", "on");
  const ada = await person("ada");
  const ask = () => ada.send("GET", one.path.replace("{id}", "1"));
  const found = await Promise.all(Array.from({ length: one.most + 2 }, ask));
  expect(found.filter(({ status }) => status === 429)).toHaveLength(2);
});
