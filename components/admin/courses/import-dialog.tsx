"use client";
import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { Textarea } from "@/components/ui/textarea";
import { useManagedCourse } from "@/lib/admin/hooks";
import { counted } from "@/lib/courses/rules";
import { FormDialog } from "./form-dialog";
import { ImportColumns } from "./import-columns";
import { ImportOutcome } from "./import-outcome";
import { useOutlineImport } from "./use-outline-import";

/** A file or its text is checked first; only what was checked, as it was checked, can then be imported. */
export function ImportDialog({ courseId, onClose }: { courseId: number; onClose(): void }) {
  const { data: course } = useManagedCourse(courseId);
  const { text, write, result, trouble, isReady, pending, submit } = useOutlineImport({ course, onClose });
  const [fileTrouble, setFileTrouble] = useState<string>();

  const read = async (file: File | undefined) => {
    if (!file) return;
    const isLarge = file.size > 512 * 1024;
    setFileTrouble(isLarge ? "A file has at most 512 kB." : undefined);
    if (!isLarge) write(await file.text());
  };

  return (
    <FormDialog
      title="Import modules and topics"
      submit={
        isReady && result
          ? `Import ${counted(result.modules, "module")} and ${counted(result.topics, "topic")}`
          : "Check"
      }
      pending={pending}
      dirty={text !== ""}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ImportColumns />
      <Field label="CSV file" error={fileTrouble}>
        {(wiring) => (
          <Input
            {...wiring}
            type="file"
            accept=".csv,.tsv,.txt,text/csv,text/plain"
            className="h-auto! bg-card! py-2"
            // The same file again, mended meanwhile, is a choice too.
            onClick={({ currentTarget }) => {
              currentTarget.value = "";
            }}
            onChange={({ target }) => read(target.files?.[0])}
          />
        )}
      </Field>
      <Field label="Or paste its text" error={trouble}>
        {(wiring) => (
          <Textarea
            rows={6}
            spellCheck={false}
            wrap="off"
            className="max-h-48 min-h-24 font-mono text-compact"
            {...wiring}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      {result && <ImportOutcome result={result} course={course?.title ?? ""} />}
    </FormDialog>
  );
}
