"use client";
import dynamic from "next/dynamic";
import type { Asked } from "./asked";

// Forms and their rules are fetched by who writes, not by everyone who looks.
const CourseDialog = dynamic(() => import("./course-dialog").then((part) => part.CourseDialog), { ssr: false });
const ModuleDialog = dynamic(() => import("./module-dialog").then((part) => part.ModuleDialog), { ssr: false });
const TopicDialog = dynamic(() => import("./topic-dialog").then((part) => part.TopicDialog), { ssr: false });
const PasteDialog = dynamic(() => import("./paste-dialog").then((part) => part.PasteDialog), { ssr: false });
const ImportDialog = dynamic(() => import("./import-dialog").then((part) => part.ImportDialog), { ssr: false });
const DeleteDialog = dynamic(() => import("./delete-dialog").then((part) => part.DeleteDialog), { ssr: false });

export function ContentDialogs({ asked, onClose }: { asked: Asked | null; onClose(): void }) {
  if (!asked) return null;
  if (asked.kind === "course") return <CourseDialog id={asked.id} onClose={onClose} />;
  if (asked.kind === "module") return <ModuleDialog courseId={asked.courseId} id={asked.id} onClose={onClose} />;
  if (asked.kind === "topic") return <TopicDialog asked={asked} onClose={onClose} />;
  if (asked.kind === "paste") return <PasteDialog module={asked.module} onClose={onClose} />;
  if (asked.kind === "import") return <ImportDialog courseId={asked.courseId} onClose={onClose} />;
  return <DeleteDialog asked={asked} onClose={onClose} />;
}
