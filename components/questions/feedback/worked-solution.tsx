import type { Block } from "@/lib/writing/block";
import { QuestionText } from "../question-text";

/** Open after a wrong answer, folded after a right one; the key W turns it. */
export function WorkedSolution({ blocks, open }: { blocks: Block[]; open: boolean }) {
  return (
    <details open={open} data-worked className="group rounded-md border">
      <summary className="flex min-h-10 items-center px-3 font-semibold text-sm pointer-coarse:min-h-11">
        Worked solution
      </summary>
      <div className="border-t px-3 py-3">
        <QuestionText blocks={blocks} />
      </div>
    </details>
  );
}
