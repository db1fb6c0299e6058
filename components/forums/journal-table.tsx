import { Scale, TriangleAlert } from "lucide-react";
import type { Block } from "@/lib/forums/contract/body";
import { differenceInWords, type JournalLine } from "@/lib/forums/rules/journal";

type Journal = Extract<Block, { kind: "journal" }>["journal"];

/** A journal entry as on ledger paper: debits left, credits set in, both sides ruled off and compared. */
export function JournalTable({ journal }: { journal: Journal }) {
  const { lines, debit, credit, notes } = journal;
  const difference = differenceInWords(journal);
  return (
    <figure dir="ltr" className="w-fit min-w-[min(100%,26rem)] max-w-full overflow-hidden rounded-md border bg-card">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable by keyboard */}
      <div tabIndex={0} className="overflow-x-auto">
        <table className="w-full text-sm [&_td]:px-3 [&_td]:py-1.5 [&_th]:px-3 [&_th]:py-1.5">
          <caption className="sr-only">Journal entry</caption>
          <thead className="border-b bg-muted text-compact text-muted-foreground">
            <tr>
              <th scope="col" className="text-left font-medium">
                Account
              </th>
              <th scope="col" className="w-24 text-right font-medium">
                Dr
              </th>
              <th scope="col" className="w-24 text-right font-medium">
                Cr
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same line may stand in an entry twice
              <Line key={place} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr className="border-t font-semibold">
              <th scope="row" className="text-left font-semibold">
                Total
              </th>
              <Total>{debit}</Total>
              <Total>{credit}</Total>
            </tr>
          </tfoot>
        </table>
      </div>
      {notes.length > 0 && (
        <figcaption className="border-t px-3 py-2 text-compact text-muted-foreground italic">
          {notes.join(" ")}
        </figcaption>
      )}
      <p className="flex items-center gap-1.5 border-t px-3 py-2 text-compact [&_svg]:size-4 [&_svg]:shrink-0">
        {difference ? (
          <span className="flex gap-1.5 text-destructive">
            <TriangleAlert aria-hidden="true" className="mt-0.5" />
            {difference}
          </span>
        ) : (
          <span className="flex gap-1.5 text-primary">
            <Scale aria-hidden="true" className="mt-0.5" />
            Debits and credits agree.
          </span>
        )}
      </p>
    </figure>
  );
}

function Line({ line: { side, account, amount } }: { line: JournalLine }) {
  const isDebit = side === "Dr";
  return (
    <tr>
      <th scope="row" className={`text-left font-normal ${isDebit ? "" : "pl-8!"}`}>
        <span className="wrap-anywhere">{account}</span>
      </th>
      <td className="text-right">{isDebit && amount}</td>
      <td className="text-right">{!isDebit && amount}</td>
    </tr>
  );
}

const Total = ({ children }: { children: string }) => (
  <td className="text-right">
    <span className="border-foreground/70 border-b-4 border-double pb-0.5">{children}</span>
  </td>
);
