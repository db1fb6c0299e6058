"use client";
import { useRouter } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { singleKeysAreOff } from "@/components/practice/attempt/single-keys";
import type { Lesson } from "@/lib/lessons/contract";
import { lessonAddress } from "@/lib/lessons/rules";
import { useStartAttempt } from "@/lib/practice/hooks/attempt";

/** `n` and `p` open the next and the previous lesson, `q` the quiz, `e` the next answer, Escape the course. */
export function useLessonKeys({ courseId, moduleId, topicId, questions, previous, next }: Lesson): void {
  const router = useRouter();
  const quiz = useStartAttempt((attempt) => router.push(`/practice/${attempt.id}`));
  const open = (topic: Lesson["next"]) => topic && router.push(lessonAddress(courseId, topic.topicId));
  const actions: Record<string, () => void> = {
    n: () => open(next),
    p: () => open(previous),
    q: () => questions > 0 && !quiz.isPending && quiz.start({ kind: "quiz", topicId }),
    e: unfoldNextAnswer,
    escape: () => router.push(`/courses/${courseId}#module-${moduleId}`),
  };
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || isElsewhere(event) || (event.key !== "Escape" && singleKeysAreOff())) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);
}

/** In a field, a menu, a dialog or a question within the text these keys have other meanings. */
function isElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  if (document.querySelector("[role=dialog], [role=menu], [role=listbox]")) return true;
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  return target.matches("input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable]");
}

function unfoldNextAnswer(): void {
  const answer = document.querySelector<HTMLDetailsElement>("details[data-answer]:not([open])");
  if (!answer) return;
  answer.open = true;
  answer.scrollIntoView({ block: "nearest" });
  answer.querySelector("summary")?.focus({ preventScroll: true });
}
