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

export function ContentDialogs({ asked, onClose }: { asked: DialogState | null; onClose(): void }) {
  if (!asked) return null;
  if (asked.kind === "course") return <CourseDialog id={asked.id} onClose={onClose} />;
  if (asked.kind === "module") return <ModuleDialog courseId={asked.courseId} id={asked.id} onClose={onClose} />;
  if (asked.kind === "topic") return <TopicDialog asked={asked} onClose={onClose} />;
  if (asked.kind === "paste") return <PasteDialog module={asked.module} onClose={onClose} />;
  if (asked.kind === "import") return <ImportDialog courseId={asked.courseId} onClose={onClose} />;
  return <DeleteDialog asked={asked} onClose={onClose} />;
}
