"use client";
import { useState } from "react";
import { Banner } from "@/components/ui/banner";
import { buttonVariants } from "@/components/ui/button-variants";
import { Field } from "@/components/ui/field";
import { FileInput } from "@/components/ui/file-input";
import { Icon } from "@/components/ui/icon";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Textarea } from "@/components/ui/textarea";
import type { ImportResult } from "@/lib/courses/contract/import";
import type { ManagedCourseDetail } from "@/lib/courses/contract/managing";
import { useImport, useManagedCourse, useTryImport } from "@/lib/courses/hooks/managing";
import { counted, durationOf } from "@/lib/courses/rules";
import { IMPORT_ROWS, IMPORT_SAMPLE, outlineFrom, resultOf } from "@/lib/courses/rules/import";
import { CallError, sentenceOf } from "@/lib/platform/query/call";
import { FormDialog } from "./form-dialog";

/** A file or its text is checked first; only exactly the checked text can then be imported. */
export function ImportDialog({ courseId, onClose }: { courseId: number; onClose(): void }) {
  const { data: course } = useManagedCourse(courseId);
  const { text, write, result, errorMessage, isReady, pending, submit } = useOutlineImport({ course, onClose });
  const [fileTrouble, setFileTrouble] = useState<string>();

  const readFile = async (file: File) => {
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
      <Field label="CSV file" hint="You can drop it here." error={fileTrouble}>
        {(wiring) => (
          <FileInput {...wiring} accept=".csv,.tsv,.txt,text/csv,text/plain" onChoose={(file) => void readFile(file)} />
        )}
      </Field>
      <Field label="Or paste its text" error={errorMessage}>
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

/** Shows what the import would create, or which lines have errors. */
function ImportOutcome({ result, course }: { result: ImportResult; course: string }) {
  const { modules, topics, minutes, wrong, wrongRows } = result;
  if (wrong.length === 0)
    return (
      <Banner
        variant="success"
        title={`${counted(modules, "module")}, ${counted(topics, "topic")}, ${durationOf(minutes)}`}
      >
        They go behind the modules of {course}. Nothing is written yet.
      </Banner>
    );
  return (
    <Banner
      variant="destructive"
      title={`${wrongRows === 1 ? "1 row" : `${wrongRows.toLocaleString("en-GB")} rows`} cannot be taken. Nothing was imported.`}
    >
      <ScrollRegion aria-label="Rows that cannot be taken" className="mt-1 max-h-48">
        <ul className="space-y-0.5">
          {wrong.map(({ line, reason }) => (
            <li key={`${line} ${reason}`} className="wrap-anywhere">
              <span className="font-medium tabular-nums">Line {line}:</span> {reason}
            </li>
          ))}
        </ul>
      </ScrollRegion>
    </Banner>
  );
}

const COLUMNS = [
  ["kind", "'module' or 'topic'. A topic belongs to the module above it."],
  ["title", "At least 3 characters."],
  ["description", "At least 10 characters. A topic may leave it empty: one is made of the title."],
  ["order", "Optional. A whole number that sorts modules, and topics within a module; rows without one come after."],
  ["duration", "Optional, modules only. Minutes; 60 unless said."],
] as const;

// With a byte order mark, so that spreadsheets recognise UTF-8.
const SAMPLE = `data:text/csv;charset=utf-8,${encodeURIComponent(`\uFEFF${IMPORT_SAMPLE}`)}`;

/** Describes the expected file format. */
function ImportColumns() {
  return (
    <details className="rounded-md border px-3 py-2 text-sm">
      <summary className="cursor-pointer pointer-coarse:py-3 font-medium">What the file looks like</summary>
      <p className="mt-2 text-muted-foreground">
        The first row names the columns, in any order. Commas, semicolons or tabs between them; at most{" "}
        {IMPORT_ROWS.toLocaleString("en-GB")} rows and 512 kB.
      </p>
      <dl className="mt-2 space-y-1">
        {COLUMNS.map(([name, description]) => (
          <div key={name}>
            <dt className="inline font-mono text-compact">{name}</dt>
            <dd className="inline text-muted-foreground"> {description}</dd>
          </div>
        ))}
      </dl>
      <a
        href={SAMPLE}
        download="modules-and-topics.csv"
        className={`mt-3 mb-1 ${buttonVariants({ variant: "outline", size: "sm" })}`}
      >
        <Icon name="download" />
        Download a sample
      </a>
    </details>
  );
}

type Checked = { result: ImportResult; version: number };
type Importing = { course: ManagedCourseDetail | undefined; onClose(): void };

const OVERTAKEN =
  "Somebody else changed this course meanwhile. Check again: what you import goes behind what is there.";

/** First check, then import: editing the text in between requires a new check. */
function useOutlineImport({ course, onClose }: Importing) {
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<Checked>();
  const [errorMessage, setErrorMessage] = useState<string>();
  const [check, bring] = [useTryImport(), useImport(onClose)];
  const pending = check.isPending || bring.isPending;
  const isReady = checked?.result.wrong.length === 0;

  function write(next: string) {
    setText(next);
    setChecked(undefined);
    setErrorMessage(undefined);
  }

  function refused(error: unknown) {
    setChecked(undefined);
    const isOvertaken = error instanceof CallError && error.code === "edit_conflict";
    setErrorMessage(isOvertaken ? OVERTAKEN : sentenceOf(error));
  }

  function submit() {
    if (pending || !course) return;
    if (text.trim() === "") return setErrorMessage("Please choose a file or paste its text.");
    const sent = { params: { id: course.id }, body: { csv: text } };
    if (checked && isReady) {
      const body = { ...sent.body, dryRun: false, version: checked.version };
      return bring.mutate({ ...sent, body }, { onError: refused });
    }
    setErrorMessage(undefined);
    const { version } = course;
    // The server applies the same rules; a file that breaks them is not sent.
    const result = resultOf(outlineFrom(text));
    if (result.wrong.length > 0) return setChecked({ result, version });
    const body = { ...sent.body, dryRun: true, version };
    check.mutate({ ...sent, body }, { onSuccess: (result) => setChecked({ result, version }), onError: refused });
  }

  return { text, write, result: checked?.result, errorMessage, isReady, pending, submit };
}
