import { Textarea } from "@/components/ui/textarea";
import { TEXT_MAX } from "@/lib/lessons/rules";

type EditorTextProps = { value: string; describedBy: string; onChange(value: string): void };

export function EditorText({ value, describedBy, onChange }: EditorTextProps) {
  return (
    <div className="min-w-0">
      <label htmlFor="lesson-text" className="mb-1.5 block font-medium text-sm">
        Text
      </label>
      <Textarea
        id="lesson-text"
        value={value}
        maxLength={TEXT_MAX}
        spellCheck
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value)}
        className="h-[70dvh] min-h-80 resize-y font-mono text-compact leading-relaxed"
      />
    </div>
  );
}
