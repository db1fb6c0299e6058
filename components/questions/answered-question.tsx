import type { Answer } from "@/lib/questions/contract/answers";
import type { Feedback } from "@/lib/questions/contract/feedback";
import type { Shown } from "@/lib/questions/contract/shown";
import { emptyDraft } from "@/lib/questions/rules/drafts";
import { AnswerFields } from "./answer-fields";
import { QuestionBody } from "./question-body";

type AnsweredQuestionProps = { question: Shown; answer: Answer | null; feedback: Feedback | null };

/** A question with the answer that was given, to be read and not changed. */
export function AnsweredQuestion({ question, answer, feedback }: AnsweredQuestionProps) {
  return (
    <>
      <QuestionBody question={question} />
      <AnswerFields
        question={question}
        draft={answer ?? emptyDraft(question)}
        readOnly
        feedback={feedback}
        faultId={undefined}
        onChange={() => {}}
      />
    </>
  );
}
