"use client";
import { useState } from "react";
import { useLeaveWarning } from "@/components/accounts/use-leave-warning";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Input } from "@/components/ui/input";
import type { ManagedLesson } from "@/lib/lessons/contract/managing";
import { useLessonPreview, useSaveLesson } from "@/lib/lessons/hooks/managing";
import { CallError } from "@/lib/platform/call";
import { EditConflict } from "./edit-conflict";
import { EditorHeader } from "./editor-header";
import { EditorText } from "./editor-text";
import { LessonPreview } from "./lesson-preview";
import { PointsEditor } from "./points-editor";
import { ProblemList } from "./problem-list";
import { ShippedNotice } from "./shipped-notice";

type LessonEditorProps = { lesson: ManagedLesson; onReload(): void };

/** A lesson's text on the left, what it becomes on the right, and below what is wrong with it. */
export function LessonEditor({ lesson, onReload }: LessonEditorProps) {
  const { topicId, version } = lesson;
  // The version that the text below was begun from; after a save it is the saved one.
  const [base, setBase] = useState(lesson);
  const [text, setText] = useState(lesson.text);
  const [sources, setSources] = useState(lesson.sources.join("; "));
  const [asks, setAsks] = useState(false);
  const save = useSaveLesson(topicId);
  const preview = useLessonPreview(text);
  const isDirty = text !== base.text || sources !== base.sources.join("; ");
  const leaving = useLeaveWarning(isDirty);
  const problems = preview?.problems ?? lesson.problems;
  const take = (next: ManagedLesson) => {
    setBase(next);
    setText(next.text);
    setSources(next.sources.join("; "));
  };
  const send = () => {
    setAsks(false);
    const named = sources.split(";").flatMap((source) => source.trim() || []);
    save.mutate(
      { params: { id: topicId }, body: { text, sources: named, version: base.version } },
      { onSuccess: take },
    );
  };
  const isUnbalanced = problems.some(({ sentence }) => /differ by|add up to/.test(sentence));
  const isConflict = save.error instanceof CallError && save.error.code === "edit_conflict";
  const reload = () => {
    save.reset();
    onReload();
  };
  return (
    <>
      <EditorHeader
        lesson={lesson}
        minutes={preview?.minutes ?? lesson.minutes}
        words={preview?.words}
        isDirty={isDirty}
        isSaving={save.isPending}
        onSave={() => (isUnbalanced ? setAsks(true) : send())}
        onRestore={(kept) => {
          setText(kept.text);
          setSources(kept.sources.join("; "));
        }}
      />
      {isConflict && <EditConflict current={lesson} base={base} onReload={reload} onTake={take} />}
      <ShippedNotice lesson={lesson} version={base.version} text={text} onTaken={take} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <EditorText value={text} onChange={setText} describedBy="lesson-problems" />
        <LessonPreview blocks={preview?.blocks} />
      </div>
      <ProblemList problems={problems} />
      <label htmlFor="lesson-sources" className="mt-6 mb-1.5 block font-medium text-sm">
        Sources, separated by semicolons
      </label>
      <Input
        id="lesson-sources"
        value={sources}
        maxLength={2000}
        onChange={(event) => setSources(event.target.value)}
      />
      <PointsEditor key={`points-${version}`} lesson={lesson} version={base.version} onSaved={setBase} />
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="Save with figures that do not agree?"
        description="An entry or a total in this text is out of balance. Students will see it with a warning."
        keep="Keep editing"
        confirm="Save anyway"
        confirming="Saving..."
        isPending={save.isPending}
        isHarmless
        onConfirm={send}
      />
      {leaving}
    </>
  );
}
