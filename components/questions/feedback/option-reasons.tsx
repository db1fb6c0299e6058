import type { Block } from "@/lib/writing/block";
import { QuestionText } from "../question-text";
import { Sign } from "../sign";

type Option = { id: string; right: boolean; why: Block[] };

type OptionReasonsProps = { options: Option[]; chosen: readonly string[] };

/** Each option by its letter, with its reason; only what was chosen wrongly stands in red. */
export function OptionReasons({ options, chosen }: OptionReasonsProps) {
  return (
    <ul className="space-y-3">
      {options.map(({ id, right, why }) => (
        <li key={id} className="grid grid-cols-[1.25rem_1rem_1fr] gap-x-2 text-sm">
          <Sign
            verdict={right ? "right" : chosen.includes(id) ? "wrong" : "other"}
            label={right ? "Right:" : "Not right:"}
          />
          <span className="font-semibold uppercase">{id}</span>
          <div className="min-w-0">
            <QuestionText blocks={why} />
          </div>
        </li>
      ))}
    </ul>
  );
}
