import { StartButton } from "@/components/practice/start-button";
import { buttonVariants } from "@/components/ui/button-variants";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { durationOf } from "@/lib/courses/rules";
import type { PlanEntry } from "@/lib/plan/contract/plan";
import type { AttemptForm } from "@/lib/practice/contract/attempts";
import type { PracticeToday } from "@/lib/practice/contract/overview";
import { openLabel } from "@/lib/practice/rules/words";

export type Start = { words: string } & ({ href: string } | { form: Omit<AttemptForm, "tab"> });

type StartNextProps = { left: readonly PlanEntry[]; practice: PracticeToday | undefined; className?: string };

/** The one filled button of the dashboard: it opens the next thing of the day. Renders nothing when all is done. */
export function StartNext({ left, practice, className }: StartNextProps) {
  const start = startOf(left, practice);
  if (!start) return null;
  // A long title takes two lines, so that the minutes behind it are not cut off.
  const words = <span className="whitespace-pre-line">{start.words}</span>;
  const look = cn("h-auto! min-h-10 min-w-0 max-w-full py-2 sm:max-w-md pointer-coarse:min-h-11", className);
  if ("form" in start)
    return (
      <StartButton form={start.form} className={look}>
        {words}
      </StartButton>
    );
  return (
    <Link href={start.href} className={buttonVariants({ className: look })}>
      {words}
    </Link>
  );
}

/** What the button starts: a topic first, then reviews, the other parts of the day, and what was begun. */
export function startOf(left: readonly PlanEntry[], practice: PracticeToday | undefined): Start | null {
  const topic = left.find(({ kind }) => kind === "learn");
  const entry = topic ?? reviewOf(practice) ?? left[0] ?? practisedOf(practice);
  if (!entry || !("kind" in entry)) return entry ?? null;
  // A long button breaks between words, but not between a figure and its unit.
  const minutes = entry.minutes > 0 ? `, ${durationOf(entry.minutes).replaceAll(" ", "\u00a0")}` : "";
  return { words: `Start: ${entry.title}${minutes}`, href: entry.link };
}

function reviewOf(practice: PracticeToday | undefined): Start | null {
  if (!practice || practice.reviews.today === 0) return null;
  const begun = practice.open.find(({ kind }) => kind === "review");
  if (begun) return { words: `Continue: ${begun.title}`, href: `/practice/${begun.id}` };
  const { today, minutes } = practice.reviews;
  const points = today === 1 ? "1 point" : `${today} points`;
  return { words: `Start: Review ${points}, ${durationOf(minutes)}`, form: { kind: "review" } };
}

function practisedOf(practice: PracticeToday | undefined): Start | null {
  if (!practice) return null;
  const [begun] = practice.open;
  if (begun) return { words: `${openLabel(begun)}: ${begun.title}`, href: `/practice/${begun.id}` };
  const { nextQuiz, mistakes } = practice;
  if (nextQuiz) return { words: `Start: quiz on ${nextQuiz.title}`, form: { kind: "quiz", topicId: nextQuiz.topicId } };
  return mistakes > 0 ? { words: "Mend your mistakes", href: "/practice/mistakes" } : null;
}
