import "server-only";
import { queryRows } from "@/lib/platform/database/db";
import { singleton } from "@/lib/platform/process/singleton";
import { shownVariant } from "@/lib/questions/reads/variants";
import type { Variant } from "@/lib/questions/rules/builders/variant";
import type { Content } from "@/lib/questions/rules/written";
import { isTimed } from "../rules/words";
import type { Loaded } from "./rows";

// The questions of some forty running exams.
const MOST = 3000;

/**
 * The questions of running exams as shown. An item's question never changes, so a saved answer can be compared with it
 * without another statement.
 */
const cache = () => singleton("questions of exams", () => new Map<string, Variant>());
const nameOf = (userId: string, attemptId: number, place: number) => `${userId} ${attemptId} ${place}`;

function remember(name: string, variant: Variant): void {
  const known = cache();
  const [oldest] = known.keys();
  if (known.size >= MOST && oldest !== undefined) known.delete(oldest);
  known.set(name, variant);
}

export function rememberShown(userId: string, { attempt, items }: Loaded): void {
  if (!isTimed(attempt.kind) || attempt.state !== "open") return;
  for (const item of items) {
    const variant = shownVariant(item);
    if (variant) remember(nameOf(userId, attempt.id, item.place), variant);
  }
}

type Row = { drawn: Variant | null; seed: number | null; version: number; content: Content | null };

/** The question at a place of an exam; null if there is none. At most one statement. */
export async function findShown(userId: string, attemptId: number, place: number): Promise<Variant | null> {
  const name = nameOf(userId, attemptId, place);
  const known = cache().get(name);
  if (known) return known;
  // SQL: a hot read, an answer of a mock exam.
  const [row] = await queryRows<Row>`
    select i.drawn, i.seed, i.version, v.content
    from "AttemptItem" i
    left join "QuestionVersion" v on v."questionId" = i."questionId" and v.version = i.version and i.drawn is null
    where i."attemptId" = ${attemptId} and i.place = ${place} and i."userId" = ${userId}`;
  const variant = row ? shownVariant(row) : null;
  if (variant) remember(name, variant);
  return variant;
}
