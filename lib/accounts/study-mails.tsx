import "server-only";
import { counted, durationOf } from "@/lib/courses/rules";
import { env } from "@/lib/platform/process/env";
import { renderMail } from "@/lib/platform/services/mail";
import { MailButton, MailFigures, MailLayout, MailText, type Stop } from "@/lib/platform/services/mail-layout";
import { type CivilDay, daysBetween } from "@/lib/platform/time/civil";
import type { Week } from "@/lib/progress/reads/week";
import { namesInWords } from "./rules/mails";

type Rendered = { subject: string; html: string; text: string };

const SILENCE = "You have not been here for four weeks, so";

/** `minutes` is 0 where the duration is unknown. */
export type NextStep = { title: string; link: string; minutes: number };
type Exam = { title: string; examDate: CivilDay };
type Reminder = { next: NextStep; exam: Exam | null; today: CivilDay; isLast: boolean; stopLink: string };

export async function reminderMail({ next, exam, today, isLast, stopLink }: Reminder): Promise<Rendered> {
  const minutes = next.minutes > 0 ? `, ${durationOf(next.minutes)}` : "";
  const stop = stopOf("You asked for a reminder on days without study.", "Stop the daily reminder", stopLink);
  const body = await renderMail(
    <MailLayout preview={`Next: ${next.title}${minutes}`} title="Time to study" stop={stop}>
      <MailText>
        Next: {next.title}
        {minutes}.
      </MailText>
      {exam && <MailText>{examInWords(exam, today)}</MailText>}
      <MailButton href={`${env.appUrl}${next.link}`}>Start</MailButton>
      {isLast && <MailText quiet>{SILENCE} this is the last reminder. They begin again when you come back.</MailText>}
    </MailLayout>,
  );
  return { subject: `Time to study: ${next.title}${minutes}`, ...body };
}

function examInWords({ title, examDate }: Exam, today: CivilDay): string {
  const days = daysBetween(today, examDate);
  if (days === 0) return `Your exam in ${title} is today.`;
  if (days === 1) return `Your exam in ${title} is tomorrow.`;
  return `${days} days to your exam in ${title}.`;
}

const stopOf = (reason: string, label: string, href: string): Stop => ({ reason, label, href });

const MOST_NAMED = 3;

/** What the next seven days hold besides topics: minutes of reviews and of practice, and mock exams. */
export type Besides = { review: number; practise: number; mocks: number };

/** `planned` are the topics of the next seven days. */
type Summary = {
  week: Week;
  streak: number;
  planned: { title: string; minutes: number }[];
  besides: Besides;
  hasExam: boolean;
  isLast: boolean;
  stopLink: string;
};

export async function summaryMail({
  week,
  streak,
  planned,
  besides,
  hasExam,
  isLast,
  stopLink,
}: Summary): Promise<Rendered> {
  const studied = week.topics > 0 || week.answers > 0;
  const title = studied ? `Your week: ${headOf(week)}` : "Your week on Pacioli";
  const stop = stopOf("You asked for a summary every week.", "Stop the weekly summary", stopLink);
  const ahead = nextWeek(planned, besides, hasExam);
  const isPlanned = planned.length > 0 || partsOf(besides).length > 0;
  const body = await renderMail(
    <MailLayout preview={ahead} title={title} stop={stop}>
      {studied ? (
        <MailFigures rows={figuresOf(week, streak)} />
      ) : (
        <MailText>Nothing was studied here last week. One topic is enough to begin again.</MailText>
      )}
      <MailText>
        <br />
        {ahead}
      </MailText>
      <MailButton href={`${env.appUrl}${isPlanned ? "/dashboard" : "/courses"}`}>
        {isPlanned ? "Open my plan" : "Open my courses"}
      </MailButton>
      {isLast && <MailText quiet>{SILENCE} this is the last summary. They begin again when you come back.</MailText>}
    </MailLayout>,
  );
  return { subject: title, ...body };
}

const headOf = ({ topics, answers, minutes }: Week) => {
  const what = topics > 0 ? counted(topics, "topic") : counted(answers, "question");
  return minutes > 0 ? `${what}, ${durationOf(minutes)}` : what;
};

/** Without a time where it is unknown, as of topics without a duration. */
const figuresOf = ({ topics, days, minutes, answers, right }: Week, streak: number): [string, string][] => [
  ["Topics completed", String(topics)],
  ...(minutes > 0 ? ([["Time", durationOf(minutes)]] as [string, string][]) : []),
  ["Days studied", `${days} of 7`],
  ["Questions right", answers > 0 ? `${right} of ${answers}` : "None answered"],
  ["Streak", counted(streak, "day")],
];

function nextWeek(planned: Summary["planned"], besides: Besides, hasExam: boolean): string {
  const parts = partsOf(besides);
  if (planned.length === 0 && parts.length === 0)
    return `Nothing is planned for the next seven days.${hasExam ? "" : " Set an exam date, and your plan makes itself."}`;
  if (planned.length === 0) return `Next seven days: ${listInWords(parts)}.`;
  const minutes = planned.reduce((sum, topic) => sum + topic.minutes, 0);
  const named = planned.slice(0, MOST_NAMED).map(({ title }) => title);
  const more = planned.length > MOST_NAMED ? ` and ${planned.length - MOST_NAMED} more` : "";
  const topics = `${counted(planned.length, "topic")}, ${durationOf(minutes)}: ${named.join("; ")}${more}`;
  return `Next seven days: ${topics}.${parts.length > 0 ? ` Besides: ${listInWords(parts)}.` : ""}`;
}

const partsOf = ({ review, practise, mocks }: Besides): string[] => [
  ...(review > 0 ? [`${durationOf(review)} of reviews`] : []),
  ...(practise > 0 ? [`${durationOf(practise)} of practice`] : []),
  ...(mocks > 0 ? [`${counted(mocks, "mock exam")}`] : []),
];

const listInWords = (parts: readonly string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;

type Replies = { title: string; replies: number; names: string[]; link: string; stopLink: string };

/** Without the text of the replies: what is deleted or hidden later must not stay in mailboxes. */
export async function repliesMail({ title, replies, names, link, stopLink }: Replies): Promise<Rendered> {
  const subject = `${replies === 1 ? "New reply" : `${replies} new replies`} in "${title}"`;
  const stop = stopOf("You asked for replies by mail.", "Stop mails about replies", stopLink);
  const wrote = replies === 1 ? "a reply" : `${replies} replies`;
  const body = await renderMail(
    <MailLayout preview={`${namesInWords(names)} wrote ${wrote}`} title={subject} stop={stop}>
      <MailText>
        {namesInWords(names)} wrote {wrote} in "{title}" since you were there.
      </MailText>
      <MailButton href={`${env.appUrl}${link}`}>{replies === 1 ? "Read the reply" : "Read the replies"}</MailButton>
      <MailText quiet>You get no other mail about this thread until you have visited it.</MailText>
    </MailLayout>,
  );
  return { subject, ...body };
}
