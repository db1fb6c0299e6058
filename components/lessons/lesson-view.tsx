"use client";
import { useRef } from "react";
import type { Lesson } from "@/lib/lessons/contract";
import { notWrittenYet } from "@/lib/lessons/rules";
import { ContinueNotice } from "./continue-notice";
import { LessonContents } from "./lesson-contents";
import { LessonFoot } from "./lesson-foot";
import { LessonHeader } from "./lesson-header";
import { LessonText } from "./lesson-text";
import { ModuleTopics } from "./module-topics";
import { PointsBox } from "./points-box";
import { QuizBar } from "./quiz-bar";
import { UnwrittenLesson } from "./unwritten-lesson";
import { useLessonKeys } from "./use-lesson-keys";
import { useOpenInPrint } from "./use-open-in-print";
import { useReadingPlace } from "./use-reading-place";
import { useTextSize } from "./use-text-size";

/** The page on which somebody reads: the text in the middle, the module on its left, its parts on its right. */
export function LessonView({ lesson }: { lesson: Lesson }) {
  const text = useRef<HTMLDivElement>(null);
  const size = useTextSize();
  const isWritten = !notWrittenYet(lesson);
  useReadingPlace(lesson, text);
  useLessonKeys(lesson);
  useOpenInPrint(text);
  return (
    <div className="grid items-start gap-x-10 min-[1100px]:grid-cols-[minmax(0,1fr)_13rem] xl:grid-cols-[12rem_minmax(0,1fr)_13rem] print:block">
      <aside aria-label="Topics of this module" className="sticky top-22 max-xl:hidden print:hidden">
        <ModuleTopics lesson={lesson} />
      </aside>
      <article className="mx-auto w-full min-w-0 max-w-[44rem]">
        <LessonHeader lesson={lesson} size={size} />
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
