"use client";
import { TryHere } from "@/components/practice/try-here";
import { QuestionBody } from "@/components/questions/question-body";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import type { ThreadQuestion } from "@/lib/forums/contract/threads";

type QuestionCardProps = { threadId: number; about: ThreadQuestion; signedIn: boolean };

/** The practice question of a thread, for those who may open its module; feedback is shown after an answer. */
export function QuestionCard({ threadId, about, signedIn }: QuestionCardProps) {
  const { courseId, topicId, topicTitle, state, question } = about;
  return (
    <section aria-label="The question" className="mb-5 space-y-4 rounded-lg border bg-card px-4 py-4 md:px-5">
      <p className="flex items-center gap-2 text-muted-foreground text-sm">
        <Icon name="file-question-mark" className="size-4 shrink-0" />
        <span>
          A question from{" "}
          {signedIn ? (
            <Link href={`/courses/${courseId}/topics/${topicId}`} className="text-primary underline underline-offset-2">
              {topicTitle}
            </Link>
          ) : (
            topicTitle
          )}
          {question ? "" : "."}
        </span>
        {LOCKED_STATES.includes(state) && (
          <span className="flex items-center gap-1.5">
            <Icon name="lock" className="size-4" />
            {lockedInWords(state, signedIn)}
          </span>
        )}
      </p>
      {question && (
        <>
          <QuestionBody question={question} />
          {state === "live" && (
            <TryHere form={{ threadId }} title="Try it" hint="The same question; the reasons come after your answer." />
          )}
        </>
      )}
      {REMARKS[state] && <p className="text-muted-foreground text-sm">{REMARKS[state]}</p>}
    </section>
  );
}

const LOCKED_STATES: ThreadQuestion["state"][] = ["closed", "not_enrolled"];

function lockedInWords(state: ThreadQuestion["state"], signedIn: boolean): string {
  if (state === "not_enrolled") return "Shown to those who are enrolled in its course.";
  return signedIn ? "Part of Premium." : "Sign in to see it.";
}

const REMARKS: Partial<Record<ThreadQuestion["state"], string>> = {
  withdrawn: "This question was taken out of practice.",
  reserved: "This question is now kept for mock exams.",
  changed: "This question was changed since.",
};
