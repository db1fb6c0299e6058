import { afterAll, describe, expect, test, vi } from "vitest";
import { db } from "@/lib/platform/database/db";
import { type Person, person } from "@/tests/support/people";
import { answering, practiceWorld, rightAnswer, startedQuiz, TAB } from "@/tests/support/questions";
import { tally } from "@/tests/support/rounds";
import { type Fault, withFaultAt } from "@/tests/support/statements";

/**
 * Answering, skipping and finishing, with the connection cut or the server process killed at each statement in turn:
 * nothing is half done, and when the browser sends the same again, all is as if nothing had happened.
 */
const FAULTS: [name: string, fault: Fault][] = [
  ["cut before it is sent", "lost before"],
  ["cut before its result arrives", "lost after"],
  ["stopped by the server", { code: "57P01" }],
];

type Prepared = { who: Person; attemptId: number; send(): Promise<{ status: number; message?: string | undefined }> };

const ACTIONS: Record<string, () => Promise<Prepared>> = {
  "an answer": async () => {
    const { who, attemptId } = await openQuiz();
    const answer = await rightAnswer(attemptId, 1);
    return { who, attemptId, send: () => answering(who, attemptId, 1, answer) };
  },
  "the tenth answer of a day": async () => {
    const { who, attemptId } = await openQuiz();
    const day = new Date(new Date().toISOString().slice(0, 10));
    await db.studyDay.create({ data: { userId: who.id, day, topics: 0, streak: 0, answers: 9 } });
    const answer = await rightAnswer(attemptId, 1);
    return { who, attemptId, send: () => answering(who, attemptId, 1, answer) };
  },
  "skipping a question": async () => {
    const { who, attemptId } = await openQuiz();
    return { who, attemptId, send: () => who.send("POST", `/api/attempts/${attemptId}/skip/1`, { tab: TAB }) };
  },
  "finishing an attempt": async () => {
    const { who, attemptId } = await openQuiz();
    await answering(who, attemptId, 1, await rightAnswer(attemptId, 1));
    return { who, attemptId, send: () => who.send("POST", `/api/attempts/${attemptId}/finish`, { tab: TAB }) };
  },
};

async function openQuiz() {
  const [who, { topicId }] = [await person("ada"), await practiceWorld(3)];
  return { who, attemptId: (await startedQuiz(who, topicId)).id };
}

/** All that practice writes about a student, without ids and instants. */
async function stateOf({ who, attemptId }: Prepared) {
  const where = { userId: who.id };
  const [attempt, items, cards, days, notes, achievements] = await Promise.all([
    db.attempt.findUniqueOrThrow({ where: { id: attemptId } }),
    db.attemptItem.findMany({ where: { attemptId }, orderBy: { place: "asc" } }),
    db.card.findMany({ where }),
    db.studyDay.findMany({ where }),
    db.notification.count({ where }),
    db.achievement.count({ where }),
  ]);
  const { state, answered, marks, outOf, tab, place } = attempt;
  return {
    attempt: { state, answered, marks, outOf, tab, place, over: attempt.finishedAt !== null },
    // The order of the items is their turn, whatever the numbers are.
    items: [...items].sort((a, b) => a.turn - b.turn || a.place - b.place).map(({ place }) => place),
    marked: items.map(({ share, marks, answeredAt, seconds }) => [share, marks, answeredAt !== null, seconds]),
    cards: cards.map(({ answers, lapses, stability }) => [answers, lapses, stability]),
    days: days.map(({ answers, topics, streak }) => [answers, topics, streak]),
    told: [notes, achievements],
  };
}

/** Waits until broken connections were replaced: they are noticed only by the next query. */
const settled = (prepared: Prepared) => vi.waitFor(() => stateOf(prepared), { timeout: 60_000 });

const sum = { cases: 0, wrong: 0 };

describe.each(Object.entries(ACTIONS))("%s", (_, prepare) => {
  test.each(FAULTS)(
    "is done whole or not at all, and once when sent again: each statement %s",
    async (_name, fault) => {
      const whole = await prepare();
      const { sent } = await withFaultAt(0, "lost before", whole.send);
      const after = await settled(whole);
      expect(sent).toBeGreaterThan(1);
      for (let at = 1; at <= sent; at += 1) {
        const prepared = await prepare();
        const before = await settled(prepared);
        const { result } = await withFaultAt(at, fault, prepared.send);
        const now = await settled(prepared);
        sum.cases += 1;
        const isHalf = ![before, after].some((state) => JSON.stringify(state) === JSON.stringify(now));
        if (isHalf || (result.status < 300 && JSON.stringify(now) !== JSON.stringify(after))) sum.wrong += 1;
        expect([before, after], `statement ${at} of ${sent}: ${result.status} ${result.message}`).toContainEqual(now);
        if (result.status < 300) expect(now, `statement ${at} of ${sent}`).toEqual(after);
        const again = await prepared.send();
        expect(again.status, `statement ${at} of ${sent}, sent again: ${again.message}`).toBe(200);
        expect(await settled(prepared), `statement ${at} of ${sent}, sent again`).toEqual(after);
      }
    },
  );
});

afterAll(() => tally("practice: statements of answer, skip and finish, each with a fault", sum.cases, sum.wrong));
