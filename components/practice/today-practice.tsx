"use client";
import type { ReactNode } from "react";
import { TodayReview } from "@/components/review/today-review";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Practice } from "@/lib/practice/contract/overview";
import { StartButton } from "./start-button";

const MOST_OPEN = 2;

/** Whether there is any practice to show for today. */
export const hasPractice = (practice: Practice | undefined): practice is Practice =>
  practice !== undefined &&
  (practice.reviews.today > 0 || practice.open.length > 0 || practice.mistakes > 0 || practice.nextQuiz !== null);

/** Open attempts, the quiz of the lesson read last, and open mistakes. */
export function TodayPractice({ practice: { reviews, open, mistakes, nextQuiz } }: { practice: Practice }) {
  return (
    <ul aria-label="Practice" className="divide-y border-t">
      {reviews.today > 0 && !open.some(({ kind }) => kind === "review") && <TodayReview reviews={reviews} />}
      {open.slice(0, MOST_OPEN).map(({ id, title, answered, itemCount }) => (
        <Row key={id} icon={<Icon name="list-checks" />} href={`/practice/${id}`} title={`Continue: ${title}`}>
          {answered} of {itemCount} answered
        </Row>
      ))}
      {nextQuiz && (
        <li className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1.5 px-4 py-2 md:px-5">
          <span aria-hidden="true" className="shrink-0 text-primary [&_svg]:size-5">
            <Icon name="circle-question-mark" />
          </span>
          <span className="wrap-anywhere min-w-0 flex-1 font-medium text-sm">{nextQuiz.title}</span>
          <StartButton
            form={{ kind: "quiz", topicId: nextQuiz.topicId }}
            label={`Take the quiz: ${nextQuiz.title}`}
            variant="outline"
            size="sm"
          >
            Take the quiz
          </StartButton>
        </li>
      )}
      {mistakes > 0 && (
        <Row icon={<Icon name="undo-2" />} href="/practice/mistakes" title="Mend your mistakes">
          {mistakes === 1 ? "1 point" : `${mistakes} points`}
        </Row>
      )}
    </ul>
  );
}

type RowProps = { icon: ReactNode; href: string; title: string; children: ReactNode };

const Row = ({ icon, href, title, children }: RowProps) => (
  <li className="relative flex min-h-11 items-center gap-3 px-4 py-2.5 hover:bg-muted/50 md:px-5">
    <span aria-hidden="true" className="shrink-0 text-primary [&_svg]:size-5">
      {icon}
    </span>
    <Link
      href={href}
      className="wrap-anywhere min-w-0 flex-1 font-medium text-sm cover-link focus-visible:after:-outline-offset-2"
    >
      {title}
    </Link>
    <span className="shrink-0 text-compact text-muted-foreground tabular-nums">{children}</span>
  </li>
);
