"use client";
import type { ReactNode } from "react";
import { ThreadBadges } from "@/components/forums/thread-badges";
import { StartButton } from "@/components/practice/start-button";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { useTopicThreads } from "@/lib/forums/hooks";
import type { Lesson } from "@/lib/lessons/contract";
import { lessonAddress } from "@/lib/lessons/rules";
import { useComplete } from "./use-complete";

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

const MOST = 5;

/** Threads about the topic's questions, newest first. Renders nothing if there are none. */
function TopicThreads({ forumId, topicId }: { forumId: number; topicId: number }) {
  const { data: threads } = useTopicThreads(forumId, topicId);
  if (!threads || threads.length === 0) return null;
  return (
    <section aria-labelledby="topic-threads" className="mt-8">
      <h2 id="topic-threads" className="heading mb-2 text-lg">
        Asked about this topic
      </h2>
      <ul className="divide-y rounded-lg border bg-card">
        {threads.slice(0, MOST).map((thread) => (
          <li key={thread.id} className="relative flex min-h-11 items-center gap-3 px-4 py-2.5 hover:bg-muted/50">
            <Icon name="messages-square" className="size-4 shrink-0 text-muted-foreground" />
            <p className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <Link
                href={`/community/thread/${thread.id}`}
                className="wrap-anywhere font-medium underline-offset-4 after:absolute after:inset-0 hover:underline"
              >
                <bdi dir="auto">{thread.title}</bdi>
              </Link>
              <ThreadBadges thread={thread} />
            </p>
            <span className="shrink-0 text-compact text-muted-foreground tabular-nums">
              {thread.readableReplyCount === 1 ? "1 reply" : `${thread.readableReplyCount} replies`}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
