"use client";
import { useId } from "react";
import { cn } from "@/components/ui/cn";
import { Input } from "@/components/ui/input";
import { lazyPart } from "@/components/ui/lazy-part";
import { NativeSelect } from "@/components/ui/native-select";
import { Skeleton } from "@/components/ui/skeleton";
import { TextRuns } from "@/components/writing/text-runs";
import type { Answer } from "@/lib/questions/contract/answers";
import type { Feedback } from "@/lib/questions/contract/feedback";
import type { Kind, Shown } from "@/lib/questions/contract/shown";
import { replacedAt, withOption } from "@/lib/questions/rules/drafts";
import { plainFigure } from "@/lib/questions/rules/plain-figure";
import type { FieldsProps } from "./kinds/fields-props";
import { MatchGrid } from "./kinds/match-grid";
import { OptionList } from "./kinds/option-list";
import { QuestionText } from "./question-text";
import { Sign } from "./sign";

const OrderList = lazyPart(() => import("./kinds/order-list").then((kind) => kind.OrderList), { heavy: true });
const EntryFields = lazyPart(() => import("./kinds/entry-fields").then((kind) => kind.EntryFields), { heavy: true });
const SheetEditor = lazyPart(() => import("./kinds/sheet-editor").then((kind) => kind.SheetEditor), { heavy: true });

const EDITORS: Partial<Record<Kind, { preload(): void }>> = {
  order: OrderList,
  journal: EntryFields,
  sheet: SheetEditor,
};

/** Loads the editors that these questions need at the beginning: later there may be no connection. */
export function preloadEditors(questions: (Pick<Shown, "kind"> | null)[]): void {
  for (const kind of new Set(questions.flatMap((question) => question?.kind ?? []))) EDITORS[kind]?.preload();
}

const waiting = <Skeleton className="h-56" />;

type AnswerFieldsProps = {
  question: Shown;
  draft: Answer;
  readOnly: boolean;
  feedback: Feedback | null;
  faultId: string | undefined;
  isExam?: boolean | undefined;
  onChange(draft: Answer): void;
};

/** The answer fields of a question by its kind; the large editors are loaded when needed. */
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
    return <OrderList fallback={waiting} {...props} question={question} draft={draft} detail={of("order", detail)} />;
  if (question.kind === "journal" && draft.kind === "journal")
    return (
      <EntryFields fallback={waiting} {...props} question={question} draft={draft} detail={of("journal", detail)} />
    );
  if (question.kind === "sheet" && draft.kind === "sheet")
    return <SheetEditor fallback={waiting} {...props} question={question} draft={draft} detail={of("sheet", detail)} />;
  return null;
}

type Detail = Feedback["detail"];

const of = <K extends Detail["kind"]>(kind: K, detail: Detail | undefined) =>
  detail?.kind === kind ? (detail as Extract<Detail, { kind: K }>) : undefined;

/** A text with select lists in it. */
function GapText({ question, draft, readOnly, detail, faultId, onChange }: FieldsProps<"gaps">) {
  return (
    <div className="max-w-[72ch] leading-[2.75rem] pointer-coarse:leading-[3.25rem]" aria-describedby={faultId}>
      {question.pieces.map((piece, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text can only be identified by their index
        if ("text" in piece) return <TextRuns key={index} runs={piece.text} />;
        const verdict = detail?.gaps.find((markedGap) => markedGap.at === piece.gap);
        return (
          <span key={`gap ${piece.gap}`} className="inline-flex items-center gap-1 align-middle">
            <select
              aria-label={`Gap ${piece.gap + 1} of ${question.lists.length}`}
              disabled={readOnly}
              value={draft.chosen[piece.gap] ?? ""}
              onChange={(event) =>
                onChange({ ...draft, chosen: replacedAt(draft.chosen, piece.gap, event.target.value || null) })
              }
              className={cn(
                "control h-9 w-auto disabled:opacity-100 max-w-[min(20rem,70vw)] px-2 pointer-coarse:h-11",
                verdict && (verdict.right ? "border-primary" : "border-destructive"),
              )}
            >
              <option value="">Choose</option>
              {question.lists[piece.gap]?.map(({ id, text }) => (
                <option key={id} value={id}>
                  {text}
                </option>
              ))}
            </select>
            {verdict && <Sign verdict={verdict.right ? "right" : "wrong"} />}
          </span>
        );
      })}
    </div>
  );
}

/** Each row gets one of the columns, chosen from a select list. */
function MatchLists({ question, draft, readOnly, detail, faultId, onChange }: FieldsProps<"match">) {
  const name = useId();
  return (
    <ul className="@container divide-y rounded-md border bg-card" aria-describedby={faultId}>
      {question.rows.map(({ id, text }, row) => {
        const verdict = detail?.rows.find((markedRow) => markedRow.id === id);
        return (
          <li
            key={id}
            className="grid grid-cols-[1fr_1.25rem] items-center gap-x-3 gap-y-2 px-3 py-2.5 md:px-4 @xl:grid-cols-[1fr_14rem_1.25rem]"
          >
            <div id={`${name}-${id}`} className="col-span-2 min-w-0 @xl:col-span-1">
              <QuestionText blocks={text} />
            </div>
            <NativeSelect
              aria-label={`Row ${row + 1}`}
              aria-describedby={`${name}-${id}`}
              disabled={readOnly}
              className="[&>select]:disabled:opacity-100"
              value={draft.columns[row] ?? ""}
              onChange={(event) =>
                onChange({ ...draft, columns: replacedAt(draft.columns, row, event.target.value || null) })
              }
            >
              <option value="">Choose</option>
              {question.columns.map((column) => (
                <option key={column.id} value={column.id}>
                  {column.text}
                </option>
              ))}
            </NativeSelect>
            <span className="inline-grid size-5">
              {verdict && <Sign verdict={verdict.right ? "right" : "wrong"} />}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type NumberFieldProps = FieldsProps<"number"> & { verdict: "right" | "wrong" | undefined };

/** A number field; its currency or unit is outside the box. */
function NumberField({ question, draft, readOnly, faultId, verdict, isExam, onChange }: NumberFieldProps) {
  const id = useId();
  const { before, after, places } = question;
  return (
    <div className="space-y-1.5">
      <label htmlFor={id} className="block font-medium text-sm">
        Your answer
        <span className="sr-only">{unitInWords(before, after)}</span>
      </label>
      <div className="flex items-center gap-2">
        {before && (
          <span aria-hidden="true" className="font-medium text-muted-foreground">
            {before}
          </span>
        )}
        <Input
          id={id}
          value={draft.value}
          readOnly={readOnly}
          // The numeric keyboards of phones may lack the minus.
          inputMode="text"
          autoComplete="off"
          aria-invalid={faultId ? true : undefined}
          aria-describedby={[`${id}-hint`, faultId].filter(Boolean).join(" ")}
          onChange={({ target: { value } }) => onChange({ kind: "number", value: isExam ? plainFigure(value) : value })}
          className="w-44 text-right"
        />
        {after && (
          <span aria-hidden="true" className="font-medium text-muted-foreground">
            {after}
          </span>
        )}
        <span className="inline-grid size-5">{verdict && <Sign verdict={verdict} />}</span>
      </div>
      <p id={`${id}-hint`} className="text-compact text-muted-foreground">
        {places > 0 ? `To ${places} decimal ${places === 1 ? "place" : "places"}. ` : ""}
        {isExam ? "Digits, one full stop and one minus only." : "A minus or brackets make it negative."}
      </p>
    </div>
  );
}

const unitInWords = (before: string, after: string): string =>
  before || after ? `, in ${[before, after].filter(Boolean).join(" ")}` : "";
