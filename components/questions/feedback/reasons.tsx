import type { Answer } from "@/lib/questions/contract/answers";
import type { Detail } from "@/lib/questions/contract/feedback";
import type { Shown } from "@/lib/questions/contract/shown";
import { EntryReasons } from "./entry-reasons";
import { OptionReasons } from "./option-reasons";
import { OrderReasons } from "./order-reasons";
import { RowReasons } from "./row-reasons";
import { SheetReasons } from "./sheet-reasons";

type ReasonsProps = { question: Shown; answer: Answer | null; detail: Detail };

/** Why each part is right or wrong, as its kind of question tells it. */
export function Reasons({ question, answer, detail }: ReasonsProps) {
  if (detail.kind === "choice" || detail.kind === "several")
    return <OptionReasons options={detail.options} chosen={chosenIn(answer)} />;
  if (detail.kind === "number")
    return (
      <p>
        The answer is <strong className="font-semibold tabular-nums">{detail.is}</strong>.
      </p>
    );
  if (detail.kind === "match" && question.kind === "match")
    return (
      <RowReasons
        rows={detail.rows.map(({ id, right, is, why }) => ({
          key: id,
          right,
          name: question.rows.find((row) => row.id === id)?.text ?? [],
          is: question.columns.find((column) => column.id === is)?.text ?? "",
          why,
        }))}
      />
    );
  if (detail.kind === "gaps" && question.kind === "gaps")
    return (
      <RowReasons
        rows={detail.gaps.map(({ at, right, is, why }) => ({
          key: String(at),
          right,
          name: `Gap ${at + 1}`,
          is: question.lists[at]?.find(({ id }) => id === is)?.text ?? "",
          why,
        }))}
      />
    );
  if (detail.kind === "order" && question.kind === "order")
    return <OrderReasons things={detail.things} question={question} />;
  if (detail.kind === "journal") return <EntryReasons detail={detail} />;
  if (detail.kind === "sheet" && question.kind === "sheet") return <SheetReasons detail={detail} question={question} />;
  return null;
}

const chosenIn = (answer: Answer | null): readonly string[] =>
  answer?.kind === "choice" ? [answer.option] : answer?.kind === "several" ? answer.options : [];
