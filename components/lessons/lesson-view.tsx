"use client";
import dynamic from "next/dynamic";
import { type Ref, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { StartButton } from "@/components/practice/start-button";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { BlockList, type Look } from "@/components/writing/block-list";
import { writtenDescription } from "@/lib/courses/rules";
import type { Lesson } from "@/lib/lessons/contract";
import { headingsOf, lessonAddress, notWrittenYet } from "@/lib/lessons/rules";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import type { Block } from "@/lib/writing/block";
import { CompletionOffer } from "./completion-offer";
import { LessonFoot } from "./lesson-foot";
import { LessonHeader } from "./lesson-header";
import { useLessonKeys } from "./use-lesson-keys";
import { useReadingPlace } from "./use-reading-place";
import { useTextSize } from "./use-text-size";

/** The lesson page: the text in the middle, the module on its left, its sections on its right. */
export function LessonView({ lesson }: { lesson: Lesson }) {
  const text = useRef<HTMLDivElement>(null);
  const size = useTextSize();
  const isWritten = !notWrittenYet(lesson);
  useReadingPlace(lesson, text);
  useLessonKeys(lesson);
  useOpenInPrint(text);
  return (
    <div className="grid items-start gap-x-8 min-[1100px]:grid-cols-[minmax(0,1fr)_12rem] xl:grid-cols-[10.5rem_minmax(0,1fr)_12rem] 2xl:gap-x-10 2xl:grid-cols-[12rem_minmax(0,1fr)_13rem] print:block">
      <aside aria-label="Topics of this module" className="sticky top-22 max-xl:hidden print:hidden">
        <ModuleTopics lesson={lesson} />
      </aside>
      <article className="mx-auto w-full min-w-0 max-w-[44rem]">
        <LessonHeader lesson={lesson} size={size} />
        <CompletionOffer lesson={lesson} />
        {isWritten ? (
          <>
            <ContinueNotice lesson={lesson} text={text} />
            <LessonText ref={text} lesson={lesson} size={size.current} />
            <PointsBox lesson={lesson} />
          </>
        ) : (
          <UnwrittenLesson lesson={lesson} />
        )}
        <LessonFoot lesson={lesson} />
      </article>
      <aside aria-label="About this lesson" className="sticky top-22 max-[1099px]:hidden print:hidden">
        {isWritten && <LessonContents lesson={lesson} />}
      </aside>
      <QuizBar lesson={lesson} />
    </div>
  );
}

/** On a phone the quiz button stays at the bottom, above the navigation bar. */
function QuizBar({ lesson: { questions, topicId } }: { lesson: Lesson }) {
  if (questions === 0) return null;
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-6 border-t bg-background px-4 py-3 md:hidden print:hidden">
      <StartButton form={{ kind: "quiz", topicId }} size="lg" className="w-full">
        Take the quiz
      </StartButton>
    </div>
  );
}

/** Shown if the lesson has no text yet. */
function UnwrittenLesson({ lesson: { description } }: { lesson: Lesson }) {
  const about = writtenDescription(description);
  return (
    <div className="space-y-5">
      {about && <p className="font-serif text-lg leading-relaxed">{about}</p>}
      <p className="flex items-center gap-2 rounded-lg border border-dashed px-4 py-3 text-muted-foreground text-sm">
        <Icon name="pen-line" className="size-4 shrink-0" />
        This lesson is being written.
      </p>
    </div>
  );
}

/** Printed pages cannot be unfolded, so answers and points are opened while the page is printed. */
function useOpenInPrint(text: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const folded: HTMLDetailsElement[] = [];
    const open = () => {
      const article = text.current?.closest("article") ?? document;
      folded.push(...article.querySelectorAll<HTMLDetailsElement>("details:not([open])"));
      for (const details of folded) details.open = true;
    };
    const close = () => {
      for (const details of folded.splice(0)) details.open = false;
    };
    window.addEventListener("beforeprint", open);
    window.addEventListener("afterprint", close);
    return () => {
      window.removeEventListener("beforeprint", open);
      window.removeEventListener("afterprint", close);
    };
  }, [text]);
}

/** The points of the lesson: collapsible in one column, a box in print. On a wide screen they are beside the text. */
function PointsBox({ lesson: { points, sources } }: { lesson: Lesson }) {
  return (
    <>
      {points.length > 0 && (
        <details className="group mt-10 rounded-lg border bg-card px-4 py-1 min-[1100px]:hidden print:block print:break-inside-avoid">
          <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
            <Icon name="chevron-right" className="size-4 transition-transform group-open:rotate-90 print:hidden" />
            The points of this lesson
          </summary>
          <ol className="mb-3 list-decimal space-y-2 pl-6 text-sm marker:text-muted-foreground">
            {points.map(({ id, statement }) => (
              <li key={id}>{statement}</li>
            ))}
          </ol>
        </details>
      )}
      {sources.length > 0 && <p className="mt-8 text-compact text-muted-foreground">Sources: {sources.join("; ")}</p>}
    </>
  );
}

type ContinueNoticeProps = { lesson: Lesson; text: RefObject<HTMLDivElement | null> };

/** For a returning reader: the page does not scroll until she presses the button. */
function ContinueNotice({ lesson: { blocks, place }, text }: ContinueNoticeProps) {
  // The position when the page loaded: reading on must not change the offer.
  const [from] = useState(place?.block ?? 0);
  const [gone, setGone] = useState(false);
  if (gone || from < 2 || from >= blocks.length - 1) return null;
  const jump = () => {
    setGone(true);
    const target = text.current?.children[from];
    target?.scrollIntoView({ block: "start" });
    if (target instanceof HTMLElement) {
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    }
  };
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-lg bg-primary-soft px-4 py-2.5 text-sm print:hidden">
      <p>You have read a part of this lesson.</p>
      <Button size="sm" variant="outline" onClick={jump}>
        <Icon name="arrow-down" />
        Continue where you were
      </Button>
    </div>
  );
}

/** The module's topics with their completion. */
function ModuleTopics({ lesson: { courseId, moduleTitle, topicId, topics } }: { lesson: Lesson }) {
  return (
    <nav aria-label={moduleTitle} className="max-h-[calc(100dvh-7rem)] overflow-y-auto text-compact">
      <p className="mb-2 font-semibold">{moduleTitle}</p>
      <ul className="border-l">
        {topics.map((topic) => (
          <li key={topic.topicId}>
            <Link
              href={lessonAddress(courseId, topic.topicId)}
              aria-current={topic.topicId === topicId ? "page" : undefined}
              className="-ml-px flex items-start gap-1.5 border-transparent border-l-2 py-1.5 pl-3 text-muted-foreground leading-snug hover:text-foreground aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-foreground"
            >
              <span className="min-w-0 flex-1">{topic.title}</span>
              {topic.completed && (
                <>
                  <Icon name="check" className="mt-0.5 size-3.5 shrink-0 text-primary" />
                  <span className="sr-only">, completed</span>
                </>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The sections of the text as links, then the points of the lesson. */
function LessonContents({ lesson: { blocks, points } }: { lesson: Lesson }) {
  const headings = [...headingsOf(blocks).values()];
  return (
    <div className="max-h-[calc(100dvh-7rem)] space-y-6 overflow-y-auto text-compact">
      {headings.length > 0 && (
        <nav aria-label="In this lesson">
          <p className="mb-2 font-semibold">In this lesson</p>
          <ul className="space-y-1.5 text-muted-foreground leading-snug">
            {headings.map(({ id, level, text }) => (
              <li key={id} className={level === 3 ? "pl-3" : undefined}>
                <a href={`#${id}`} className="block rounded-sm py-1 hover:text-foreground hover:underline">
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {points.length > 0 && (
        <section aria-labelledby="lesson-points">
          <p id="lesson-points" className="mb-2 font-semibold">
            Points
          </p>
          <ol className="space-y-2.5 text-muted-foreground leading-snug">
            {points.map(({ id, statement }) => (
              <li key={id}>{statement}</li>
            ))}
          </ol>
        </section>
      )}
    </div>
  );
}

const TryHere = dynamic(loadWithRetry(() => import("@/components/practice/try-here").then((part) => part.TryHere)));

type LessonTextProps = { ref: Ref<HTMLDivElement>; lesson: Lesson; size: number };

/** The text. Each block is one child element, so a position in the text is the index of a child. */
function LessonText({ ref, lesson: { topicId, blocks }, size }: LessonTextProps) {
  const look = useMemo(() => lookOf(topicId, blocks), [topicId, blocks]);
  return (
    <div ref={ref} data-size={size} className="writing writing-lesson">
      <BlockList blocks={blocks} look={look} />
    </div>
  );
}

function lookOf(topicId: number, blocks: Block[]): Look {
  const headings = new Map<Block, string>();
  for (const [index, { id }] of headingsOf(blocks)) headings.set(blocks[index] as Block, id);
  return {
    heading: (block, children) => {
      const Tag = block.level === 2 ? "h2" : "h3";
      return <Tag id={headings.get(block)}>{children}</Tag>;
    },
    question: (key) => (
      <div className="writing-try">
        <TryHere form={{ topicId, question: key }} />
      </div>
    ),
  };
}
