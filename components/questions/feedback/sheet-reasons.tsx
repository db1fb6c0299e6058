import type { Detail } from "@/lib/questions/contract/feedback";
import type { Shown } from "@/lib/questions/contract/shown";
import { inputsOf } from "@/lib/questions/rules/drafts";
import { Sign } from "../sign";

type SheetReasonsProps = {
  detail: Extract<Detail, { kind: "sheet" }>;
  question: Extract<Shown, { kind: "sheet" }>;
};

/** The cells that were not right, with the figure that belongs there. */
export function SheetReasons({ detail, question }: SheetReasonsProps) {
  const inputs = inputsOf(question);
  const nameOf = (at: number) => inputs.find((cell) => cell.at === at)?.label ?? "";
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
