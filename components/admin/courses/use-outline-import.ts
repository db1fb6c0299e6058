"use client";
import { useState } from "react";
import type { ManagedCourseDetail } from "@/lib/admin/contract/courses";
import type { ImportResult } from "@/lib/admin/contract/import";
import { useImport, useTryImport } from "@/lib/admin/hooks/content";
import { outlineFrom, resultOf } from "@/lib/admin/rules/import";
import { CallError, sentenceOf } from "@/lib/platform/call";

type Checked = { result: ImportResult; version: number };
type Importing = { course: ManagedCourseDetail | undefined; onClose(): void };

const OVERTAKEN =
  "Somebody else changed this course meanwhile. Check again: what you import goes behind what is there.";

/** Check, then import: a change of the text in between leads back to the check. */
export function useOutlineImport({ course, onClose }: Importing) {
  const [text, setText] = useState("");
  const [checked, setChecked] = useState<Checked>();
  const [trouble, setTrouble] = useState<string>();
  const [check, bring] = [useTryImport(), useImport(onClose)];
  const pending = check.isPending || bring.isPending;
  const isReady = checked?.result.wrong.length === 0;

  function write(next: string) {
    setText(next);
    setChecked(undefined);
    setTrouble(undefined);
  }

  function refused(error: unknown) {
    setChecked(undefined);
    const isOvertaken = error instanceof CallError && error.code === "edit_conflict";
    setTrouble(isOvertaken ? OVERTAKEN : sentenceOf(error));
  }

  function submit() {
    if (pending || !course) return;
    if (text.trim() === "") return setTrouble("Please choose a file or paste its text.");
    const sent = { params: { id: course.id }, body: { csv: text } };
    if (checked && isReady) {
      const body = { ...sent.body, dryRun: false, version: checked.version };
      return bring.mutate({ ...sent, body }, { onError: refused });
    }
    setTrouble(undefined);
    const { version } = course;
    // The server's rules are these; what they refuse need not travel there.
    const here = resultOf(outlineFrom(text));
    if (here.wrong.length > 0) return setChecked({ result: here, version });
    const body = { ...sent.body, dryRun: true, version };
    check.mutate({ ...sent, body }, { onSuccess: (result) => setChecked({ result, version }), onError: refused });
  }

  return { text, write, result: checked?.result, trouble, isReady, pending, submit };
}
