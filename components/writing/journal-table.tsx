import { Icon } from "@/components/ui/icon";
import { differenceInWords, type Journal, type JournalLine } from "@/lib/writing/journal";
import { ScrollFrame } from "./scroll-frame";

/** A journal entry: debits left, credits indented, totals of both sides compared. */
export function JournalTable({ journal }: { journal: Journal }) {
  const { title, lines, debit, credit, notes } = journal;
  const difference = differenceInWords(journal);
  return (
    <figure dir="ltr" className="writing-journal">
      <ScrollFrame label={title ?? "Journal entry"}>
        <table>
          <caption className={title ? undefined : "sr-only"}>{title ?? "Journal entry"}</caption>
          <thead>
            <tr>
              <th scope="col">Account</th>
              <th scope="col">Dr</th>
              <th scope="col">Cr</th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an entry may have the same line twice
              <Line key={index} line={line} />
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              <Total>{debit}</Total>
              <Total>{credit}</Total>
            </tr>
          </tfoot>
        </table>
      </ScrollFrame>
      {notes.length > 0 && <figcaption>{notes.join(" ")}</figcaption>}
      <p className={difference ? "writing-verdict text-destructive" : "writing-verdict text-primary"}>
        <Icon name={difference ? "triangle-exclamation-point" : "scale"} className="size-4" />
        {difference ?? "Debits and credits agree."}
      </p>
    </figure>
  );
}

function Line({ line: { side, account, amount } }: { line: JournalLine }) {
  const isDebit = side === "Dr";
  return (
    <tr className={isDebit ? undefined : "credit"}>
      <th scope="row">{account}</th>
      <td>{isDebit && amount}</td>
      <td>{!isDebit && amount}</td>
    </tr>
  );
}

const Total = ({ children }: { children: string }) => (
  <td>
    <span className="double">{children}</span>
  </td>
);
