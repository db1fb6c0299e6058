import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Answer } from "@/lib/questions/contract/answers";
import type { Detail } from "@/lib/questions/contract/feedback";
import type { Shown } from "@/lib/questions/contract/shown";
import { inputsOf } from "@/lib/questions/rules/sheet-inputs";
import type { Block } from "@/lib/writing/block";
import { QuestionText } from "../question-text";
import { Sign, type Verdict } from "../sign";

type ReasonsProps = { question: Shown; answer: Answer | null; detail: Detail };

/** Why each part is right or wrong, by the kind of question. */
export function Reasons({ question, answer, detail }: ReasonsProps) {
  if (detail.kind === "choice" || detail.kind === "several")
    return <OptionReasons options={detail.options} chosen={chosenIn(answer)} question={question} />;
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

type Row = { key: string; right: boolean; name: string | Block[]; is: string; why: Block[] };

/** The right column or option of each row or gap, and why. */
function RowReasons({ rows }: { rows: Row[] }) {
  return (
    <ul className="space-y-3">
      {rows.map(({ key, right, name, is, why }) => (
        <li key={key} className="grid grid-cols-[1.25rem_1fr] gap-x-2 text-sm">
          <Sign verdict={right ? "right" : "wrong"} />
          <div className="min-w-0 space-y-0.5">
            <div className="text-muted-foreground">
              {typeof name === "string" ? name : <QuestionText blocks={name} />}
            </div>
            <p className="font-semibold">{is}</p>
            <QuestionText blocks={why} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type OrderReasonsProps = {
  things: { id: string; right: boolean }[];
  question: Extract<Shown, { kind: "order" }>;
};

/** The right order, with a mark at each position that was right. */
function OrderReasons({ things, question }: OrderReasonsProps) {
  return (
    <div>
      <h3 className="mb-2 font-semibold text-sm">The right order</h3>
      <ol className="space-y-2">
        {things.map(({ id, right }, index) => (
          <li key={id} className="grid grid-cols-[1.25rem_1.5rem_1fr] gap-x-2 text-sm">
            <Sign verdict={right ? "right" : "wrong"} label={right ? "You had this here" : "You had another here"} />
            <span className="text-right font-medium text-muted-foreground tabular-nums">{index + 1}.</span>
            <QuestionText blocks={question.things.find((thing) => thing.id === id)?.text ?? []} />
          </li>
        ))}
      </ol>
    </div>
  );
}

type Option = { id: string; right: boolean; why: Block[] };

type OptionReasonsProps = { options: Option[]; chosen: readonly string[]; question: Shown };

/**
 * Each option by its letter, with its reason; only wrongly chosen options are red. The options are read out without
 * their letters, so here a screen reader reads their texts.
 */
function OptionReasons({ options, chosen, question }: OptionReasonsProps) {
  const texts = question.kind === "choice" || question.kind === "several" ? question.options : [];
  return (
    <ul className="space-y-3">
      {options.map(({ id, right, why }) => (
        <li key={id} className="grid grid-cols-[1.25rem_1rem_1fr] gap-x-2 text-sm">
          <Sign
            verdict={right ? "right" : chosen.includes(id) ? "wrong" : "other"}
            label={right ? "Right:" : "Not right:"}
          />
          <span aria-hidden="true" className="font-semibold uppercase">
            {id}
          </span>
          <div className="relative min-w-0">
            <div className="sr-only">
              <QuestionText blocks={texts.find((option) => option.id === id)?.text ?? []} />
            </div>
            <QuestionText blocks={why} />
          </div>
        </li>
      ))}
    </ul>
  );
}

type SheetReasonsProps = {
  detail: Extract<Detail, { kind: "sheet" }>;
  question: Extract<Shown, { kind: "sheet" }>;
};

/** The wrong cells, with their right figures. */
function SheetReasons({ detail, question }: SheetReasonsProps) {
  const inputs = inputsOf(question);
  const nameOf = (index: number) => inputs.find((cell) => cell.at === index)?.label ?? "";
  const open = detail.cells.filter(({ verdict }) => verdict !== "right");
  if (open.length === 0) return null;
  return (
    <div className="overflow-hidden rounded-md border">
      <table className="w-full text-sm [&_td]:px-3 [&_td]:py-2 [&_th]:px-3 [&_th]:py-2">
        <caption className="border-b bg-muted px-3 py-2 text-left font-semibold text-compact">
          What belongs in the cells
        </caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Verdict</th>
            <th scope="col">Cell</th>
            <th scope="col">Right figure</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {open.map(({ at, verdict, is, from }) => (
            <tr key={at}>
              <td className="w-8 pr-0! align-top">
                <Sign verdict={verdict} />
              </td>
              <th scope="row" className="text-left font-normal">
                {nameOf(at)}
                {verdict === "own" && (
                  <span className="block text-compact text-exam">
                    Own figure: your method is right with your {from.map(nameOf).join(" and ")}.
                  </span>
                )}
              </th>
              <td className="text-right font-semibold tabular-nums">{is}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Journal = Extract<Detail, { kind: "journal" }>;
type Line = { account: string; side: "Dr" | "Cr"; amount: string };
type Marked = Line & { verdict: Verdict; label: string };

const VERDICTS: Record<Journal["lines"][number]["verdict"], [Verdict, string]> = {
  right: ["right", "Right"],
  amount: ["own", "Account and side are right, the amount is not"],
  side: ["wrong", "On the wrong side"],
  wrong: ["wrong", "Not part of the entry"],
};

/** The student's entry line by line, and the right entry. */
function EntryReasons({ detail: { lines, is, differ } }: { detail: Journal }) {
  return (
    <div className="@container">
      <div className="grid items-start gap-4 @2xl:grid-cols-2">
        {lines.length > 0 && (
          <div className="min-w-0 space-y-2">
            <Lines
              title="Your entry"
              lines={lines.map(({ verdict, ...line }) => ({
                ...line,
                verdict: VERDICTS[verdict][0],
                label: VERDICTS[verdict][1],
              }))}
            />
            {differ && <p className="text-compact text-destructive">Your debits and credits differ by {differ}.</p>}
          </div>
        )}
        <Lines
          title="The entry"
          lines={is.map(({ found, ...line }) => ({
            ...line,
            verdict: found ? "right" : "missed",
            label: found ? "You had this" : "Missing or not complete in yours",
          }))}
        />
      </div>
    </div>
  );
}

function Lines({ title, lines }: { title: string; lines: Marked[] }) {
  return (
    <ScrollRegion aria-label={title} className="rounded-md border">
      <table className="w-full text-sm [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-1.5">
        <caption className="border-b bg-muted px-3 py-2 text-left font-semibold text-compact">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">Verdict</th>
            <th scope="col">Account</th>
            <th scope="col">Dr</th>
            <th scope="col">Cr</th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {lines.map(({ account, side, amount, verdict, label }) => (
            <tr key={`${side} ${account}`}>
              <td className="w-8 pr-0! align-top">
                <Sign verdict={verdict === "own" ? "wrong" : verdict} label={label} />
              </td>
              <th scope="row" className={`text-left font-normal ${side === "Cr" ? "pl-8!" : ""}`}>
                <span className="wrap-break-word">{account}</span>
                {verdict !== "right" && <span className="block text-compact text-muted-foreground">{label}</span>}
              </th>
              <td className="w-px whitespace-nowrap text-right">{side === "Dr" && amount}</td>
              <td className="w-px whitespace-nowrap text-right">{side === "Cr" && amount}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
