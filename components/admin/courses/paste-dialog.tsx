"use client";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Textarea } from "@/components/ui/textarea";
import { useCreateTopics } from "@/lib/courses/hooks/managing";
import { counted } from "@/lib/courses/rules";
import { type Pasted, pastedTopics } from "@/lib/courses/rules/paste";
import type { OutlineModule } from "./dialog-state";
import { FormDialog } from "./form-dialog";

const EXAMPLE = `Accruals and prepayments
Provisions | When an obligation is recognised, and at what amount.
Inventories | Cost, net realisable value, and the three formulas.`;

/** One topic per line. The topic of each line, or its error, is shown below while the admin types. */
export function PasteDialog({ module, onClose }: { module: OutlineModule; onClose(): void }) {
  const create = useCreateTopics();
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const pasted = pastedTopics(text);
  const { topics, errors, tooMany } = pasted;
  const none = topics.length === 0 && errors.length === 0 ? "Please give at least one topic." : undefined;
  const mend = errors.length > 0 ? `${counted(errors.length, "line")} to correct: ${errors.join(" · ")}` : undefined;
  const isReady = topics.length > 0 && errors.length === 0;
  return (
    <FormDialog
      title="Paste topics"
      submit={isReady ? `Create ${counted(topics.length, "topic")}` : "Create topics"}
      pending={create.isPending}
      dirty={text !== ""}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (errors.length > 0 || tooMany || none || create.isPending) return;
        create.mutate({ params: { id: module.id }, body: { topics } }, { onSuccess: onClose });
      }}
    >
      <Field
        label={`Topics for ${module.title}`}
        hint="One a line: Title | description. Without a description one is made of the title. At most 100."
        error={tooMany ?? (tried ? (mend ?? none) : undefined)}
      >
        {(wiring) => (
          <Textarea
            rows={8}
            placeholder={EXAMPLE}
            className="min-h-48 max-h-[40dvh]"
            {...wiring}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <PastedLines pasted={pasted} />
    </FormDialog>
  );
}

function PastedLines({ pasted: { topics, lines } }: { pasted: Pasted }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <p role="status" className="mb-1.5 font-medium text-sm tabular-nums">
        {topics.length === lines.length
          ? `${counted(topics.length, "topic")} to create`
          : `${topics.length} of ${counted(lines.length, "line")} can be created`}
      </p>
      <ScrollRegion aria-label="Lines of the text" className="max-h-56 rounded-md border">
        <ol className="divide-y text-compact">
          {lines.map(({ line, title, error }) => (
            <li key={line} className="flex items-start gap-2 px-3 py-1.5">
              <Icon
                name={error ? "circle-exclamation-point" : "check"}
                className={`mt-0.5 size-4 shrink-0 ${error ? "text-destructive" : "text-primary"}`}
              />
              <span className="wrap-anywhere min-w-0">
                {title || "(no title)"}
                {error && <span className="block text-destructive">{`Line ${line}: ${error}`}</span>}
              </span>
            </li>
          ))}
        </ol>
      </ScrollRegion>
    </div>
  );
}
