import { BookOpenText, Lock } from "lucide-react";
import Link from "next/link";
import { ShareBar } from "@/components/practice/share-bar";
import { Checkbox } from "@/components/ui/checkbox";
import { cn } from "@/components/ui/cn";
import type { Topic } from "@/lib/courses/contract";
import { counted, durationOf } from "@/lib/courses/rules";

type TopicRowProps = {
  courseId: number;
  topic: Topic;
  minutes: number;
  locked: boolean;
  revealed: boolean;
  onToggle(): void;
};

/** The row is the label of its tick, and the lesson's link stands below. A locked one says why it does not tick. */
export function TopicRow({ courseId, topic, minutes, locked, revealed, onToggle }: TopicRowProps) {
  const anchor = `topic-${topic.id}`;
  return (
    <li id={anchor} className={cn("border-b last:border-0", revealed && "bg-primary-soft/60")}>
      <label
        htmlFor={`${anchor}-done`}
        className="flex min-h-11 items-start gap-3 px-4 pt-2.5 pb-1 transition-colors hover:bg-muted/50 md:gap-4 md:px-5"
      >
        <Checkbox
          id={`${anchor}-done`}
          checked={topic.completed}
          onCheckedChange={onToggle}
          aria-labelledby={`${anchor}-title`}
          aria-describedby={`${anchor}-about ${anchor}-facts`}
          className="mt-0.5 md:ml-0.5"
        />
        <span className="min-w-0 flex-1">
          <span id={`${anchor}-title`} className="block font-medium text-sm leading-6">
            {topic.title}
          </span>
          <span id={`${anchor}-about`} className="block text-compact text-muted-foreground">
            {topic.description}
          </span>
        </span>
        <span
          id={`${anchor}-facts`}
          className="flex shrink-0 items-center gap-1.5 whitespace-nowrap text-compact text-muted-foreground leading-6"
        >
          {locked && (
            <>
              <Lock aria-hidden="true" className="size-3.5" />
              <span className="sr-only">Needs Premium, </span>
            </>
          )}
          {durationOf(minutes)}
        </span>
      </label>
      <p className="flex flex-wrap items-center gap-x-4 pb-2 pl-12 text-compact text-muted-foreground md:pl-15">
        <Link
          prefetch={false}
          href={`/courses/${courseId}/topics/${topic.id}`}
          aria-describedby={`${anchor}-title`}
          className="inline-flex min-h-8 items-center gap-1.5 rounded-sm font-medium text-primary hover:underline pointer-coarse:min-h-11"
        >
          <BookOpenText aria-hidden="true" className="size-4" />
          Open lesson
        </Link>
        {topic.lessonMinutes > 0 && <span>{topic.lessonMinutes} min read</span>}
        {topic.questionCount > 0 && <span>{counted(topic.questionCount, "question")}</span>}
        {topic.practised !== null && <BestQuiz share={topic.practised} />}
      </p>
    </li>
  );
}

const BestQuiz = ({ share }: { share: number }) => (
  <span className="inline-flex items-center gap-2">
    Best quiz
    <ShareBar share={share} className="w-16" />
    <span className="tabular-nums">{Math.round(share * 100)}%</span>
  </span>
);
