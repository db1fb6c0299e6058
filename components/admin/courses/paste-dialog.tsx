"use client";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Textarea } from "@/components/ui/textarea";
import { useCreateTopics } from "@/lib/admin/hooks/content";
import { pastedTopics } from "@/lib/admin/rules/paste";
import { counted } from "@/lib/courses/rules";
import type { OutlineModule } from "./dialog-state";
import { FormDialog } from "./form-dialog";

/** One topic per line. A preview shows the result before it is sent. */
export function PasteDialog({ module, onClose }: { module: OutlineModule; onClose(): void }) {
  const create = useCreateTopics();
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const { topics, wrong, tooMany } = pastedTopics(text);
  const none = topics.length === 0 && wrong.length === 0 ? "Please give at least one topic." : undefined;
  return (
    <FormDialog
      title="Paste topics"
      submit={topics.length > 0 ? `Create ${counted(topics.length, "topic")}` : "Create topics"}
      pending={create.isPending}
      dirty={text !== ""}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (wrong.length > 0 || tooMany || none || create.isPending) return;
        create.mutate({ params: { id: module.id }, body: { topics } }, { onSuccess: onClose });
      }}
    >
      <Field
        label={`Topics for ${module.title}`}
        hint="One a line: Title | description. Without a description one is made of the title."
        error={tooMany ?? (tried ? wrong.join(" · ") || none : undefined)}
      >
        {(wiring) => (
          <Textarea
            rows={10}
            className="max-h-[50dvh]"
            {...wiring}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
