import { StartButton } from "@/components/practice/start-button";
import type { Lesson } from "@/lib/lessons/contract";

/** On a phone the quiz stays under the thumb, above the bar of the shell. */
export function QuizBar({ lesson: { questions, topicId } }: { lesson: Lesson }) {
  if (questions === 0) return null;
  return (
    <div className="pointer-events-none sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-6 px-4 py-3 md:hidden print:hidden">
      <StartButton form={{ kind: "quiz", topicId }} size="lg" className="pointer-events-auto w-full shadow-pop">
        Take the quiz
      </StartButton>
    </div>
  );
}
