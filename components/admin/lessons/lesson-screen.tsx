"use client";
import { useState } from "react";
import { ErrorState } from "@/components/shell/error-state";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Icon } from "@/components/ui/icon";
import { Input } from "@/components/ui/input";
import { ScrollRegion } from "@/components/ui/scroll-region";
import { Skeleton } from "@/components/ui/skeleton";
import { Textarea } from "@/components/ui/textarea";
import { UnsavedDialog } from "@/components/ui/unsaved-dialog";
import { useLeaveWarning } from "@/components/ui/use-leave-warning";
import { BlockList, type Look } from "@/components/writing/block-list";
import type { LessonProblem, LessonVersion, ManagedLesson } from "@/lib/lessons/contract/managing";
import { useLessonPreview, useManagedLesson, useSaveLesson, useSavePoints } from "@/lib/lessons/hooks/managing";
import { TEXT_MAX } from "@/lib/lessons/rules";
import { CallError, sentenceOf } from "@/lib/platform/query/call";
import type { Block } from "@/lib/writing/block";
import { EditorHeader } from "./editor-header";
import { areStored, draftsOf } from "./point-drafts";
import { PointsEditor } from "./points-editor";
import { ShippedNotice } from "./shipped-notice";

export function AdminLessonScreen({ topicId }: { topicId: number }) {
  const { data: lesson, error, refetch } = useManagedLesson(topicId);
  if (lesson) return <LessonEditor lesson={lesson} onReload={() => void refetch()} />;
  if (error) return <ErrorState message={sentenceOf(error)} onRetry={() => void refetch()} />;
  return <Skeleton className="h-96" />;
}

type LessonEditorProps = { lesson: ManagedLesson; onReload(): void };

/** The lesson's text on the left, its preview on the right, its problems and its points below. */
function LessonEditor({ lesson, onReload }: LessonEditorProps) {
  const { topicId } = lesson;
  // The version that this text is based on; after a save, the saved version.
  const [base, setBase] = useState(lesson);
  const [text, setText] = useState(lesson.text);
  const [sources, setSources] = useState(lesson.sources.join("; "));
  const [points, setPoints] = useState(() => draftsOf(lesson.points));
  const [asks, setAsks] = useState(false);
  const [replacing, setReplacing] = useState<(() => void) | null>(null);
  const save = useSaveLesson(topicId);
  const savePoints = useSavePoints(topicId);
  const { preview, ofNow } = useLessonPreview(topicId, text);
  const isDirty = text !== base.text || sources !== base.sources.join("; ");
  const arePointsDirty = !areStored(points, base.points);
  const { question } = useLeaveWarning(isDirty || arePointsDirty);
  const problems = preview?.problems ?? lesson.problems;
  const takeText = (next: ManagedLesson) => {
    setBase(next);
    setText(next.text);
    setSources(next.sources.join("; "));
  };
  const takePoints = (next: ManagedLesson) => {
    setBase(next);
    setPoints(draftsOf(next.points));
  };
  const take = (next: ManagedLesson) => {
    takeText(next);
    takePoints(next);
  };
  const send = () => {
    setAsks(false);
    const named = sources.split(";").flatMap((source) => source.trim() || []);
    save.mutate(
      { params: { id: topicId }, body: { text, sources: named, version: base.version } },
      { onSuccess: takeText },
    );
  };
  const sendPoints = () => {
    const named = points.map(({ id, statement }) => (id === undefined ? { statement } : { id, statement }));
    savePoints.mutate(
      { params: { id: topicId }, body: { points: named, version: base.version } },
      { onSuccess: takePoints },
    );
  };
  const askOrSend = async () => ((await ofNow())?.problems.some(isOutOfBalance) ? setAsks(true) : send());
  const isConflict = [save, savePoints].some(
    ({ error }) => error instanceof CallError && error.code === "edit_conflict",
  );
  const showTheirs = () => {
    save.reset();
    savePoints.reset();
    take(lesson);
  };
  /** Does what replaces the editor's text, after the question where some of it is not saved. */
  const replace = (isUnsaved: boolean, act: () => void) => (isUnsaved ? setReplacing(() => act) : act());
  const replaceNow = () => {
    setReplacing(null);
    replacing?.();
  };
  const restore = (version: LessonVersion) => {
    setText(version.text);
    setSources(version.sources.join("; "));
  };
  return (
    <>
      <EditorHeader
        lesson={lesson}
        minutes={preview?.minutes ?? lesson.minutes}
        words={preview?.words}
        isDirty={isDirty}
        isSaving={save.isPending}
        onSave={() => void askOrSend()}
        onRestore={(version) => replace(isDirty, () => restore(version))}
      />
      {isConflict && <EditConflict isThere={lesson.version !== base.version} onReload={onReload} onTake={showTheirs} />}
      <ShippedNotice
        lesson={lesson}
        version={base.version}
        text={text}
        onAsk={(act) => replace(isDirty || arePointsDirty, act)}
        onTaken={take}
      />
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
      <PointsEditor
        drafts={points}
        isDirty={arePointsDirty}
        isSaving={savePoints.isPending}
        onChange={setPoints}
        onSave={sendPoints}
      />
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
      <UnsavedDialog
        open={replacing !== null}
        action="Replace my text"
        description="Your changes have not been saved yet, and they would be lost."
        onAct={replaceNow}
        onKeep={() => setReplacing(null)}
      />
      {question}
    </>
  );
}

const isOutOfBalance = ({ sentence }: LessonProblem): boolean => /differ by|add up to/.test(sentence);

type EditorTextProps = { value: string; describedBy: string; onChange(value: string): void };

function EditorText({ value, describedBy, onChange }: EditorTextProps) {
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

type EditConflictProps = {
  /** Whether the other version has been read already. */
  isThere: boolean;
  onReload(): void;
  onTake(): void;
};

/** Somebody else saved in the meantime: the admin's own text stays in the editor until a decision is made. */
function EditConflict({ isThere, onReload, onTake }: EditConflictProps) {
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg bg-destructive-soft px-4 py-3 text-sm"
    >
      <Icon name="triangle-exclamation-point" className="size-4 text-destructive" />
      <p className="min-w-0 flex-1 basis-52">
        Somebody else changed this lesson meanwhile. What you wrote is still here; copy what you want to keep.
      </p>
      <Button size="sm" variant="outline" onClick={isThere ? onTake : onReload}>
        {isThere ? "Show their version" : "Look at their version"}
      </Button>
    </div>
  );
}

const LOOK: Look = {
  heading: (block, children) => (block.level === 2 ? <h2>{children}</h2> : <h3>{children}</h3>),
  question: (key) => (
    <p className="rounded-lg border border-dashed px-4 py-3 font-sans text-muted-foreground text-sm">Question: {key}</p>
  ),
};

/** A preview of the text as students will see it. */
function LessonPreview({ blocks }: { blocks: Block[] | undefined }) {
  return (
    <section aria-label="Preview" className="min-w-0">
      <p className="mb-1.5 font-medium text-sm">Preview</p>
      <ScrollRegion
        aria-label="The lesson's text"
        className="h-[70dvh] min-h-80 rounded-md border bg-background px-5 py-4"
      >
        {blocks === undefined || blocks.length === 0 ? (
          <p className="text-muted-foreground text-sm">
            {blocks ? "What you write is shown here." : "Reading the text..."}
          </p>
        ) : (
          <div className="writing writing-lesson">
            <BlockList blocks={blocks} look={LOOK} />
          </div>
        )}
      </ScrollRegion>
    </section>
  );
}

/** The problems of the text with their lines; pressing one goes to its line. */
function ProblemList({ problems }: { problems: LessonProblem[] }) {
  return (
    <section id="lesson-problems" aria-live="polite" className="mt-4 text-sm">
      {problems.length === 0 ? (
        <p className="flex items-center gap-1.5 text-muted-foreground">
          <Icon name="circle-check" className="size-4 text-primary" />
          No problems
        </p>
      ) : (
        <ul className="space-y-1">
          {problems.map(({ line, sentence }) => (
            <li key={`${line} ${sentence}`} className="flex gap-1.5 text-destructive">
              <Icon name="triangle-exclamation-point" className="mt-0.5 size-4 shrink-0" />
              <button type="button" onClick={() => goTo(line)} className="rounded-sm text-left hover:underline">
                Line {line}: {sentence}
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function goTo(line: number): void {
  const field = document.querySelector<HTMLTextAreaElement>("#lesson-text");
  if (!field) return;
  const lines = field.value.split("\n");
  const start = lines.slice(0, line - 1).join("\n").length + (line > 1 ? 1 : 0);
  field.focus();
  field.setSelectionRange(start, start + (lines[line - 1]?.length ?? 0));
  field.scrollTop = (field.scrollHeight * (line - 4)) / lines.length;
}
