"use client";
import { ArrowLeft, ArrowRight, Check, MessagesSquare } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { StartButton } from "@/components/practice/start-button";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import type { Lesson } from "@/lib/lessons/contract";
import { lessonAddress } from "@/lib/lessons/rules";
import { TopicThreads } from "./topic-threads";
import { useComplete } from "./use-complete";

/** What comes after the text: its quiz, the tick, the talk about it, and the way to the next one. */
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
          {completed && <Check aria-hidden="true" className="text-primary" />}
          {completed ? "Completed" : "Mark as complete"}
        </Button>
        {forumId !== null && (
          <Link
            prefetch={false}
            href={`/community/forum/${forumId}`}
            className={buttonVariants({ variant: "ghost", size: "lg", className: "max-md:flex-1" })}
          >
            <MessagesSquare aria-hidden="true" />
            Discuss
          </Link>
        )}
      </div>
      {forumId !== null && <TopicThreads forumId={forumId} topicId={topicId} />}
      <nav aria-label="Lessons" className="mt-6 grid gap-3 sm:grid-cols-2">
        <Neighbour lesson={lesson} to={lesson.previous} label="Previous" icon={<ArrowLeft />} />
        <Neighbour lesson={lesson} to={lesson.next} label="Next" icon={<ArrowRight />} />
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
      prefetch={false}
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
