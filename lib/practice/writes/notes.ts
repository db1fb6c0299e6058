import "server-only";
import { notFound, Problem } from "@/lib/platform/contract/problem";
import { db, pgTransaction, type SqlClient } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import { now } from "@/lib/platform/time/clock";
import { shownVariant } from "@/lib/questions/reads/variants";
import type { AttemptHead, Item } from "../contract/shapes";
import { findAttempt, type Loaded } from "../reads/rows";
import { headView, itemView } from "../reads/views";
import { EXAM_OVER, isTimeUp } from "../rules/exam";
import { ATTEMPT_MISSING, type Cause, ITEM_MISSING, isTimed, type ReportReason } from "../rules/words";
import { finishingOverdue, finishOverdueOf } from "./finish";
import { findItem, type ItemPlace, markAgain, type OpenItem, requireOpenAttempt } from "./items";
import { practiceTransaction } from "./lock";

const NOT_ANSWERED = "Please answer the question first.";

type Changes = {
  seen?: boolean | undefined;
  flagged?: boolean | undefined;
  hinted?: true | undefined;
  guessed?: boolean | undefined;
  easy?: boolean | undefined;
  cause?: Cause | null | undefined;
  tab?: string | undefined;
};

/**
 * Saves the student's remarks on an item. Throws 403 `not_answered`, 404, 409, also for an exam whose time is over; one
 * for which no answer can come any more is finished by it.
 */
export async function changeItem(viewer: Viewer, at: ItemPlace, changes: Changes): Promise<Item> {
  await finishingOverdue(viewer, () => writeRemarks(viewer, at, changes));
  const loaded = await findAttempt(viewer.id, at.id, at.place);
  const item = loaded?.items[0];
  if (!item) throw notFound(ITEM_MISSING);
  return itemView(viewer, item, loaded.attempt);
}

const writeRemarks = (viewer: Viewer, at: ItemPlace, changes: Changes): Promise<void> =>
  practiceTransaction(viewer.id, async (tx) => {
    const item = await findItem(tx, viewer, at);
    requireTimeLeft(item);
    if (changes.tab !== undefined && item.state === "open") requireOpenAttempt(item, changes.tab);
    requireAnswered(item, changes);
    if (changes.hinted && isTimed(item.kind)) throw new Problem("conflict", "There are no hints in an exam.");
    await writeChanges(tx, item, at, changes);
    const said = { guessed: changes.guessed ?? item.guessed, easy: changes.easy ?? item.easy };
    if (said.guessed !== item.guessed || said.easy !== item.easy) await markAgain(tx, viewer, item, said);
  });

function requireTimeLeft({ state, endsAt, ...clock }: OpenItem): void {
  if (state === "open" && endsAt && isTimeUp({ ...clock, endsAt }, now())) throw new Problem("attempt_over", EXAM_OVER);
}

function requireAnswered(item: OpenItem, { guessed, easy, cause }: Changes): void {
  const said = guessed !== undefined || easy !== undefined || (cause !== undefined && cause !== null);
  if (said && item.share === null) throw new Problem("not_answered", NOT_ANSWERED);
}

async function writeChanges(tx: SqlClient, item: OpenItem, { place }: ItemPlace, changes: Changes): Promise<void> {
  const { seen = false, flagged = null, guessed = null, easy = null, cause } = changes;
  // A hint opened after the answer does not count as help.
  const hinted = changes.hinted === true && !item.answeredAt && shownVariant(item)?.key.hint != null;
  // SQL: reads and writes in one statement, so that nothing comes between.
  await tx.$executeRaw`
    with changed as (
      update "AttemptItem" set seen = seen or ${seen}, flagged = coalesce(${flagged}, flagged), hinted = hinted or ${hinted},
        guessed = coalesce(${guessed}, guessed), easy = coalesce(${easy}, easy),
        cause = case when ${cause !== undefined} then ${cause ?? null}::text else cause end
      where id = ${item.id}
    )
    update "Attempt" set place = ${place} where id = ${item.attemptId} and ${seen} and state = 'open'`;
}

/** Throws 404. */
async function requireAttempt(viewer: Viewer, id: number): Promise<Loaded> {
  const loaded = await findAttempt(viewer.id, id);
  if (!loaded) throw notFound(ATTEMPT_MISSING);
  return loaded;
}

/** Moves a question to the end. An answered question stays where it is. */
export async function skipItem(viewer: Viewer, at: ItemPlace, tab: string): Promise<AttemptHead> {
  await practiceTransaction(viewer.id, async (tx) => {
    const item = await findItem(tx, viewer, at);
    requireOpenAttempt(item, tab);
    if (isTimed(item.kind)) throw new Problem("conflict", "In an exam, go to any question you like.");
    // SQL: reads and writes in one statement, so that nothing comes between.
    await tx.$executeRaw`
      with held as (update "Attempt" set tab = ${tab} where id = ${at.id})
      update "AttemptItem" set seen = true, turn = 1 + (select max(turn) from "AttemptItem" where "attemptId" = ${at.id})
      where id = ${item.id} and "answeredAt" is null`;
  });
  return headView(await requireAttempt(viewer, at.id), tab);
}

/** From now on only this tab may write. An exam whose time is over is finished instead. */
export async function holdAttempt(viewer: Viewer, id: number, tab: string): Promise<AttemptHead> {
  await finishOverdueOf(viewer.id);
  await practiceTransaction(viewer.id, async (tx) => {
    // SQL: part of a transaction on the plain pool.
    await tx.$executeRaw`
      update "Attempt" set tab = ${tab} where id = ${id} and "userId" = ${viewer.id} and state = 'open'`;
  });
  return headView(await requireAttempt(viewer, id), tab);
}

/** One report per person and version; a second one changes nothing. Throws 403 `not_answered`, 404. */
export async function reportItem(
  viewer: Viewer,
  at: ItemPlace,
  { reason, note }: { reason: ReportReason; note: string },
) {
  const item = await pgTransaction((tx) => findItem(tx, viewer, at));
  if (item.share === null) throw new Problem("not_answered", NOT_ANSWERED);
  if (item.questionId === null) throw notFound(ITEM_MISSING);
  const { questionId, version, seed, id: itemId } = item;
  const data = { questionId, version, seed, userId: viewer.id, itemId, reason, note, createdAt: now() };
  await db.questionReport.createMany({ data, skipDuplicates: true });
  return { ok: true as const };
}
