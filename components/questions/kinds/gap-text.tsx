import { cn } from "@/components/ui/cn";
import { TextRuns } from "@/components/writing/text-runs";
import { placed } from "@/lib/questions/rules/drafts";
import { Sign } from "../sign";
import type { FieldsProps } from "./fields-props";

/** A text with lists in it. */
export function GapText({ question, draft, readOnly, detail, faultId, onChange }: FieldsProps<"gaps">) {
  return (
    <div className="max-w-[72ch] leading-loose" aria-describedby={faultId}>
      {question.pieces.map((piece, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other name than their place
        if ("text" in piece) return <TextRuns key={index} runs={piece.text} />;
        const verdict = detail?.gaps.find((one) => one.at === piece.gap);
        return (
          <span key={`gap ${piece.gap}`} className="inline-flex items-center gap-1 align-middle">
            <select
              aria-label={`Gap ${piece.gap + 1} of ${question.lists.length}`}
              disabled={readOnly}
              value={draft.chosen[piece.gap] ?? ""}
              onChange={(event) =>
                onChange({ ...draft, chosen: placed(draft.chosen, piece.gap, event.target.value || null) })
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
