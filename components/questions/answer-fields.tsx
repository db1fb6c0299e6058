"use client";
import dynamic from "next/dynamic";
import { Skeleton } from "@/components/ui/skeleton";
import type { Answer } from "@/lib/questions/contract/answers";
import type { Feedback } from "@/lib/questions/contract/feedback";
import type { Shown } from "@/lib/questions/contract/shown";
import { withOption } from "@/lib/questions/rules/drafts";
import { GapText } from "./kinds/gap-text";
import { MatchGrid } from "./kinds/match-grid";
import { MatchLists } from "./kinds/match-lists";
import { NumberField } from "./kinds/number-field";
import { OptionList } from "./kinds/option-list";

const waiting = () => <Skeleton className="h-56" />;
const OrderList = dynamic(() => import("./kinds/order-list").then((kind) => kind.OrderList), { loading: waiting });
const EntryFields = dynamic(() => import("./kinds/entry-fields").then((kind) => kind.EntryFields), {
  ssr: false,
  loading: waiting,
});
const SheetEditor = dynamic(() => import("./kinds/sheet-editor").then((kind) => kind.SheetEditor), {
  loading: waiting,
});

type AnswerFieldsProps = {
  question: Shown;
  draft: Answer;
  readOnly: boolean;
  feedback: Feedback | null;
  faultId: string | undefined;
  onChange(draft: Answer): void;
};

/** The fields that a question of this kind is answered in; the large editors are fetched when one is met. */
export function AnswerFields({ question, draft, feedback, ...props }: AnswerFieldsProps) {
  const detail = feedback?.detail;
  if (question.kind === "choice" && draft.kind === "choice")
    return (
      <OptionList
        {...props}
        question={question}
        chosen={[draft.option]}
        detail={of("choice", detail)}
        onChoose={(id) => props.onChange(withOption(draft, id))}
      />
    );
  if (question.kind === "several" && draft.kind === "several")
    return (
      <OptionList
        {...props}
        question={question}
        chosen={draft.options}
        detail={of("several", detail)}
        onChoose={(id) => props.onChange(withOption(draft, id))}
      />
    );
  if (question.kind === "number" && draft.kind === "number")
    return (
      <NumberField
        {...props}
        question={question}
        draft={draft}
        detail={of("number", detail)}
        verdict={feedback ? (feedback.verdict === "right" ? "right" : "wrong") : undefined}
      />
    );
  if (question.kind === "match" && draft.kind === "match") {
    const Match = question.look === "grid" ? MatchGrid : MatchLists;
    return <Match {...props} question={question} draft={draft} detail={of("match", detail)} />;
  }
  if (question.kind === "gaps" && draft.kind === "gaps")
    return <GapText {...props} question={question} draft={draft} detail={of("gaps", detail)} />;
  if (question.kind === "order" && draft.kind === "order")
    return <OrderList {...props} question={question} draft={draft} detail={of("order", detail)} />;
  if (question.kind === "journal" && draft.kind === "journal")
    return <EntryFields {...props} question={question} draft={draft} detail={of("journal", detail)} />;
  if (question.kind === "sheet" && draft.kind === "sheet")
    return <SheetEditor {...props} question={question} draft={draft} detail={of("sheet", detail)} />;
  return null;
}

type Detail = Feedback["detail"];

const of = <K extends Detail["kind"]>(kind: K, detail: Detail | undefined) =>
  detail?.kind === kind ? (detail as Extract<Detail, { kind: K }>) : undefined;
