"use client";
import type { ReactNode } from "react";
import { TodayReview } from "@/components/review/today-review";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/link";
import type { PracticeToday } from "@/lib/practice/contract/overview";
import { openLabel } from "@/lib/practice/rules/words";
import { StartButton } from "./start-button";

const MOST_OPEN = 2;

/** Whether there is any practice to show for today. */
export const hasPractice = (practice: PracticeToday | undefined): practice is PracticeToday =>
  practice !== undefined &&
  (practice.reviews.today > 0 || practice.open.length > 0 || practice.mistakes > 0 || practice.nextQuiz !== null);

/** Open attempts, the quiz of the lesson read last, and open mistakes. */
export function TodayPractice({ practice: { reviews, open, mistakes, nextQuiz } }: { practice: PracticeToday }) {
  return (
    <ul aria-label="Practice" className="divide-y border-t">
      {reviews.today > 0 && !open.some(({ kind }) => kind === "review") && <TodayReview reviews={reviews} />}
      {open.slice(0, MOST_OPEN).map(({ id, title, answered, itemCount, isOver }) => (
        <Row key={id} icon="list-checks" href={`/practice/${id}`} title={`${openLabel({ isOver })}: ${title}`}>
          {answered} of {itemCount} answered
        </Row>
      ))}
      {nextQuiz && (
        <li className="today-row today-row-button">
          <Icon name="circle-question-mark" className="today-mark" />
          <span className="today-title">{nextQuiz.title}</span>
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
        <Row icon="undo-2" href="/practice/mistakes" title="Mend your mistakes">
          {mistakes === 1 ? "1 point" : `${mistakes} points`}
        </Row>
      )}
    </ul>
  );
}

type RowProps = { icon: IconName; href: string; title: string; children: ReactNode };

const Row = ({ icon, href, title, children }: RowProps) => (
  <li className="today-row hover:bg-muted/50">
    <Icon name={icon} className="today-mark" />
    <Link href={href} className="today-title cover-link focus-visible:after:-outline-offset-2">
      {title}
    </Link>
    <span className="today-count">{children}</span>
  </li>
);
