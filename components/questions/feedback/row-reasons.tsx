import type { Block } from "@/lib/writing/block";
import { QuestionText } from "../question-text";
import { Sign } from "../sign";

type Row = { key: string; right: boolean; name: string | Block[]; is: string; why: Block[] };

/** What belongs to each row or gap, and why. */
export function RowReasons({ rows }: { rows: Row[] }) {
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
