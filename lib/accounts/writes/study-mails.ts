import "server-only";
import { listEntries } from "@/lib/plan/reads/days";
import { getPlanSummary } from "@/lib/plan/reads/plan";
import { type Db, transaction } from "@/lib/platform/database/db";
import { runEach } from "@/lib/platform/process/run-each";
import type { Viewer } from "@/lib/platform/server/session";
import { storeMail } from "@/lib/platform/services/outbox";
import { addDays, type CivilDay, dateOf } from "@/lib/platform/time/civil";
import { DAY_MS } from "@/lib/platform/time/units";
import { getProgress, listMyCourses } from "@/lib/progress/reads";
import { studyWeekOf } from "@/lib/progress/reads/week";
import { dayBegan, nextExam } from "@/lib/progress/rules";
import type { MailKind } from "../contract/mails";
import { findUserAsViewer } from "../reads/feed";
import { type DueMail, listDueReminders, listDueSummaries } from "../reads/mails-due";
import { isLastBeforeSilence } from "../rules/mails";
import { stopLinkFor } from "../stop-links";
import { type Besides, type NextStep, reminderMail, summaryMail } from "../study-mails";
import { mailCausePrefix } from "./mail-preferences";

const JOB_MS = 20_000;

type Rendered = { subject: string; html: string; text: string };
type MailInput = { viewer: Viewer; due: DueMail; at: Date; stopLink: string };
type WriteMail = (input: MailInput) => Promise<Rendered | null>;

/** Mails the reminders that are due at this hour. Stops after 20 s and continues in the next run. Safe to repeat. */
export const mailReminders = async (at: Date): Promise<number> =>
  mailAll("reminder", await listDueReminders(at), at, writeReminder);

/** Mails the summaries to users in whose time zone it is the morning of their weekday. As above. */
export const mailSummaries = async (at: Date): Promise<number> =>
  mailAll("summary", await listDueSummaries(at), at, writeSummary);

async function mailAll(kind: Kind, all: DueMail[], at: Date, write: WriteMail): Promise<number> {
  let mailed = 0;
  const mail = async (due: DueMail) => {
    const viewer = await findUserAsViewer(due.id);
    if (viewer && (await mailOnce(kind, { viewer, due, at, stopLink: stopLinkFor(due.id, kind, at) }, write)))
      mailed += 1;
  };
  await runEach(all, mail, {
    failure: "a mail was not written",
    nameOf: ({ id }) => ({ userId: id, kind }),
    until: performance.now() + JOB_MS,
  });
  return mailed;
}

type Kind = Exclude<MailKind, "replies">;

/** Marks the day in the transaction that stores the mail. Of two jobs at the same time, the second does nothing. */
async function mailOnce(kind: Kind, input: MailInput, write: WriteMail): Promise<boolean> {
  const { viewer, due, stopLink } = input;
  const mail = await write(input);
  return transaction(async (tx) => {
    if (!(await takeDay(tx, kind, due))) return false;
    const cause = `${mailCausePrefix(kind, due.id)}${due.today}`;
    if (mail) await storeMail(tx, { ...mail, cause, to: viewer.email, userId: due.id, stopLink });
    return mail !== null;
  });
}

async function takeDay(tx: Db, kind: Kind, { id: userId, today }: DueMail): Promise<boolean> {
  const day = dateOf(today);
  const { count } =
    kind === "reminder"
      ? await tx.mailPreferences.updateMany({
          where: { userId, reminder: true, OR: [{ remindedOn: null }, { remindedOn: { lt: day } }] },
          data: { remindedOn: day },
        })
      : await tx.mailPreferences.updateMany({
          where: { userId, summary: true, OR: [{ summarisedOn: null }, { summarisedOn: { lt: day } }] },
          data: { summarisedOn: day },
        });
  return count === 1;
}

/** Null when nothing is left to study. */
async function writeReminder({ viewer, due: { today, daysAway }, stopLink }: MailInput): Promise<Rendered | null> {
  const courses = await listMyCourses(viewer);
  const next = await nextStep(viewer, today, courses);
  const exam = nextExam(courses, today);
  return next && reminderMail({ next, exam, today, isLast: isLastBeforeSilence(daysAway, 1), stopLink });
}

/** About the seven days before today, with the plan of the next seven. */
async function writeSummary({ viewer, due: { today, daysAway }, at, stopLink }: MailInput): Promise<Rendered> {
  const from = addDays(today, -7);
  const ended = dayBegan(viewer.timeZone, at);
  // Half a day is added, because a week may have an hour more or less.
  const began = dayBegan(viewer.timeZone, new Date(ended.getTime() - 6.5 * DAY_MS));
  const week = await studyWeekOf(viewer.id, { from, to: addDays(today, -1), began, ended });
  const { learningStreak: streak } = await getProgress(viewer);
  const entries = await listEntries(viewer, today, addDays(today, 6));
  const isLast = isLastBeforeSilence(daysAway, 7);
  const hasExam = nextExam(await listMyCourses(viewer), today) !== null;
  return summaryMail({
    week,
    streak,
    planned: topicsOf(entries),
    besides: besidesOf(entries),
    hasExam,
    isLast,
    stopLink,
  });
}

/** A topic that continues over several days counts once. */
function topicsOf(entries: Awaited<ReturnType<typeof listEntries>>): { title: string; minutes: number }[] {
  const topics = new Map<number, { title: string; minutes: number }>();
  for (const { kind, topicId, title, minutes } of entries) {
    if (kind !== "learn" || topicId === null) continue;
    topics.set(topicId, { title, minutes: (topics.get(topicId)?.minutes ?? 0) + minutes });
  }
  return [...topics.values()];
}

/** Going through a mock exam is practice. */
function besidesOf(entries: Awaited<ReturnType<typeof listEntries>>): Besides {
  const minutesOf = (...kinds: string[]) =>
    entries.reduce((sum, { kind, minutes }) => sum + (kinds.includes(kind) ? minutes : 0), 0);
  return {
    review: minutesOf("review"),
    practise: minutesOf("practise", "go-through"),
    mocks: entries.filter(({ kind }) => kind === "mock").length,
  };
}

/** The topic that comes next: from today's plan, else from the course with the nearest exam. */
async function nextStep(
  viewer: Viewer,
  today: CivilDay,
  courses: Awaited<ReturnType<typeof listMyCourses>>,
): Promise<NextStep | null> {
  const planned = (await listEntries(viewer, today, today)).filter(({ done }) => !done);
  const first = planned.find(({ kind }) => kind === "learn") ?? planned[0];
  if (first) return first;
  const topic = courses.find(({ nextTopic }) => nextTopic !== null)?.nextTopic;
  if (!topic) return null;
  const known = (await getPlanSummary(viewer)).courses.find(({ next }) => next?.topicId === topic.id)?.next;
  return { title: topic.title, link: topic.link, minutes: known?.minutes ?? 0 };
}
