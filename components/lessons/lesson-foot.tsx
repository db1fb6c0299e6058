"use client";
import dynamic from "next/dynamic";
import type { ReactNode } from "react";
import { StartButton } from "@/components/practice/start-button";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { Lesson } from "@/lib/lessons/contract";
import { lessonAddress } from "@/lib/lessons/rules";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { useComplete } from "./use-complete";

/** The browser asks for the threads, so their code does not come with the page. */
const TopicThreads = dynamic(
  loadWithRetry(() => import("./topic-threads").then((part) => part.TopicThreads)),
  { ssr: false },
);

/** The end of the page: quiz, tick, discussion, and the link to the next lesson. */
export function LessonFoot({ lesson }: { lesson: Lesson }) {
  const { topicId, questions, completed, forumId } = lesson;
  const toggle = useComplete(lesson);
  return (
    <footer className="mt-10 border-t pt-6 print:hidden">
      <div className="flex flex-wrap gap-3">
        {questions > 0 && (
          <StartButton form={{ kind: "quiz", topicId }} size="lg" className="max-md:hidden">
            Take the quiz
          </StartButton>
        )}
        <Button variant="outline" size="lg" aria-pressed={completed} onClick={toggle} className="max-md:flex-1">
          {completed && <Icon name="check" className="text-primary" />}
          {completed ? "Completed" : "Mark as complete"}
        </Button>
        {forumId !== null && (
          <Link
            href={`/community/forum/${forumId}`}
            className={buttonVariants({ variant: "ghost", size: "lg", className: "max-md:flex-1" })}
          >
            <Icon name="messages-square" />
            Discuss
          </Link>
        )}
      </div>
      {forumId !== null && <TopicThreads forumId={forumId} topicId={topicId} />}
      <nav aria-label="Lessons" className="mt-6 grid gap-3 sm:grid-cols-2">
        <Neighbour lesson={lesson} to={lesson.previous} label="Previous" icon={<Icon name="arrow-left" />} />
        <Neighbour lesson={lesson} to={lesson.next} label="Next" icon={<Icon name="arrow-right" />} />
      </nav>
    </footer>
  );
}

type NeighbourProps = { lesson: Lesson; to: Lesson["next"]; label: "Previous" | "Next"; icon: ReactNode };

function Neighbour({ lesson, to, label, icon }: NeighbourProps) {
  if (!to) return <span className="max-sm:hidden" />;
  const isNext = label === "Next";
  return (
    <Link
      href={lessonAddress(lesson.courseId, to.topicId)}
      className={`flex min-h-16 items-center gap-3 rounded-lg border bg-card px-4 py-2.5 hover:border-input hover:bg-muted/50 [&_svg]:size-4 [&_svg]:shrink-0 ${isNext ? "flex-row-reverse text-right" : ""}`}
    >
      {icon}
      <span className="min-w-0 flex-1">
        <span className="block text-muted-foreground text-xs">{label}</span>
        <span className="wrap-anywhere block font-medium text-sm">{to.title}</span>
      </span>
    </Link>
  );
}
