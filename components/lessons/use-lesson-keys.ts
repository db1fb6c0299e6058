"use client";
import { useRouter } from "next/navigation";
import { useSingleKeys } from "@/components/shell/shortcuts/use-single-keys";
import type { Lesson } from "@/lib/lessons/contract";
import { lessonAddress } from "@/lib/lessons/rules";
import { useStartAttempt } from "@/lib/practice/hooks/attempt";

/** `n` and `p` open the next and the previous lesson, `q` the quiz, `e` the next answer, Escape the course. */
export function useLessonKeys({ courseId, moduleId, topicId, questions, previous, next }: Lesson): void {
  const router = useRouter();
  const quiz = useStartAttempt((attempt) => router.push(`/practice/${attempt.id}`));
  const open = (topic: Lesson["next"]) => {
    if (topic) router.push(lessonAddress(courseId, topic.topicId));
  };
  useSingleKeys({
    n: () => open(next),
    p: () => open(previous),
    q: () => {
      if (questions > 0 && !quiz.isPending) quiz.start({ kind: "quiz", topicId });
    },
    e: unfoldNextAnswer,
    escape: () => router.push(`/courses/${courseId}#module-${moduleId}`),
  });
}

function unfoldNextAnswer(): void {
  const answer = document.querySelector<HTMLDetailsElement>("details[data-answer]:not([open])");
  if (!answer) return;
  answer.open = true;
  answer.scrollIntoView({ block: "nearest" });
  answer.querySelector("summary")?.focus({ preventScroll: true });
}
