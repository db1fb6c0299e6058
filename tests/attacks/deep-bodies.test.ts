import { describe, expect, test } from "vitest";
import { endpoints, sampleOf } from "@/tests/support/endpoints";
import { person } from "@/tests/support/people";
import { TAB } from "@/tests/support/questions";

/** Numbers and texts that no database takes, in every place of every body: none is an error on our side. */
const NUMBERS = [2 ** 31, -(2 ** 31) - 1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER];
const TEXTS = ["\u0000", "a\u0000b", "\ud800", "0000-01-01", "9999-12-31", "0000-01-01T00:00:00Z"];

const WEEK = [60, 60, 60, 60, 60, 0, 0];
const repeat = { until: "2027-12-31", timeZone: "UTC", skippedDays: ["2027-06-03"] };

/** Fields that the samples leave out. */
const OPTIONAL: Record<string, Record<string, unknown>> = {
  "calendar.createEvent": { courseId: 1, repeat },
  "calendar.updateEvent": { courseId: 1, repeat },
  "courses.updateCourse": { version: 1 },
  "courses.updateModule": { version: 1, order: 1, duration: 60 },
  "courses.updateTopic": { version: 1, order: 1 },
  "forums.createForum": { order: 1, courseId: 1 },
  "forums.editForum": { version: 1, order: 1, courseId: 1 },
  "forums.editThread": { forumId: 1 },
  "forums.openThread": { about: { attemptId: 1, place: 1 } },
  "plan.whatIf": {
    minutes: WEEK,
    daysOff: ["2027-06-03"],
    skips: [1],
    examDates: [{ courseId: 1, examDate: "2027-06-03" }],
  },
  "practice.answerItem": { answer: { kind: "number", value: "1" } },
  "practice.saveItem": { answer: { kind: "journal", lines: [{ account: "a", side: "Dr", amount: "1" }] } },
  "practice.startAttempt": { courseId: 1, questionId: 1, threadId: 1, count: 10 },
  "readiness.setExamResult": { mark: 50 },
};

type Place = (string | number)[];

function placesIn(value: unknown, place: Place = []): { place: Place; is: unknown }[] {
  if (typeof value !== "object" || value === null) return [{ place, is: value }];
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...place, key]));
}

function withIn(value: unknown, [key, ...rest]: Place, put: unknown): unknown {
  if (key === undefined) return put;
  const inner = withIn((value as Record<string, unknown>)[key], rest, put);
  return Array.isArray(value) ? value.with(Number(key), inner) : { ...(value as object), [key]: inner };
}

describe.each(endpoints.filter(({ endpoint }) => endpoint.body))("$name", (one) => {
  test("a number or a text that cannot be stored is refused, in whatever place of the body", async () => {
    const { method, access } = one.endpoint;
    const who = await person(access === "admin" ? "root" : "grace");
    const { address, body } = await sampleOf(one, who);
    const whole = { ...body, ...OPTIONAL[one.name] };
    for (const { place, is } of placesIn(whole)) {
      const puts = typeof is === "number" ? NUMBERS : typeof is === "string" ? TEXTS : [];
      for (const put of puts) {
        const { status } = await who.send(method, address, withIn(whole, place, put) as object);
        expect(status, `${place.join(".")}: ${JSON.stringify(put)}`).toBeLessThan(500);
      }
    }
  });
});

test("400 invalid_characters for such an answer also where there is no question to compare it with", async () => {
  const grace = await person("grace");
  for (const value of ["\u0000", "\ud800"])
    expect(
      await grace.send("PUT", "/api/attempts/2147483647/items/1", {
        answer: { kind: "number", value },
        seconds: 1,
        revision: 0,
        tab: TAB,
        at: new Date().toISOString(),
      }),
    ).toMatchObject({ status: 400, code: "invalid_characters", fields: { "answer.value": expect.any(String) } });
});
