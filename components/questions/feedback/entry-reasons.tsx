import { ScrollRegion } from "@/components/ui/scroll-region";
import type { Detail } from "@/lib/questions/contract/feedback";
import { Sign, type Verdict } from "../sign";

type Journal = Extract<Detail, { kind: "journal" }>;
type Line = { account: string; side: "Dr" | "Cr"; amount: string };
type Marked = Line & { verdict: Verdict; label: string };

const VERDICTS: Record<Journal["lines"][number]["verdict"], [Verdict, string]> = {
  right: ["right", "Right"],
  amount: ["own", "Account and side are right, the amount is not"],
  side: ["wrong", "On the wrong side"],
  wrong: ["wrong", "Not part of the entry"],
};

/** The student's entry line by line, and the entry as it should be. */
export function EntryReasons({ detail: { lines, is, differ } }: { detail: Journal }) {
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {lines.length > 0 && (
        <div className="space-y-2">
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
                <span className="wrap-anywhere">{account}</span>
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
