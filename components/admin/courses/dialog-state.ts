import type { ManagedCourse, ManagedCourseDetail } from "@/lib/courses/contract/managing";
import type { ManagedTopic } from "@/lib/courses/contract/outline";

export type OutlineModule = ManagedCourseDetail["outline"][number];

/** The dialog that is open. The edited row is stored by its id, so that its newest version is used. */
export type ContentDialog =
  | { kind: "course"; id?: number }
  | { kind: "module"; courseId: number; id?: number }
  | { kind: "topic"; courseId: number; moduleId: number; id?: number }
  | { kind: "import"; courseId: number }
  | { kind: "paste"; module: OutlineModule }
  | { kind: "delete-course"; course: ManagedCourse }
  | { kind: "delete-module"; module: OutlineModule }
  | { kind: "delete-topic"; topic: ManagedTopic };

export type OpenDialog = (dialog: ContentDialog) => void;
