"use client";
import { lazyPart } from "@/components/ui/lazy-part";
import type { DialogState } from "./dialog-state";

// Forms and their rules are fetched by who writes, not by everyone who looks.
const CourseDialog = lazyPart(() => import("./course-dialog").then((part) => part.CourseDialog));
const ModuleDialog = lazyPart(() => import("./module-dialog").then((part) => part.ModuleDialog));
const TopicDialog = lazyPart(() => import("./topic-dialog").then((part) => part.TopicDialog));
const PasteDialog = lazyPart(() => import("./paste-dialog").then((part) => part.PasteDialog));
const ImportDialog = lazyPart(() => import("./import-dialog").then((part) => part.ImportDialog));
const DeleteDialog = lazyPart(() => import("./delete-dialog").then((part) => part.DeleteDialog));

export function ContentDialogs({ dialog, onClose }: { dialog: DialogState | null; onClose(): void }) {
  if (!dialog) return null;
  if (dialog.kind === "course") return <CourseDialog id={dialog.id} onClose={onClose} />;
  if (dialog.kind === "module") return <ModuleDialog courseId={dialog.courseId} id={dialog.id} onClose={onClose} />;
  if (dialog.kind === "topic") return <TopicDialog dialog={dialog} onClose={onClose} />;
  if (dialog.kind === "paste") return <PasteDialog module={dialog.module} onClose={onClose} />;
  if (dialog.kind === "import") return <ImportDialog courseId={dialog.courseId} onClose={onClose} />;
  return <DeleteDialog deletion={dialog} onClose={onClose} />;
}
