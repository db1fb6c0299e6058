import type { ManagedCourse, ManagedCourseDetail } from "@/lib/admin/contract/courses";
import type { ManagedTopic } from "@/lib/admin/contract/outline";

export type OutlineModule = ManagedCourseDetail["outline"][number];

/** What the admin wants to do. Whatever is edited is named by its id, so that its newest version is at hand. */
export type DialogState =
  | { kind: "course"; id?: number }
  | { kind: "module"; courseId: number; id?: number }
  | { kind: "topic"; courseId: number; moduleId: number; id?: number }
  | { kind: "import"; courseId: number }
  | { kind: "paste"; module: OutlineModule }
  | { kind: "delete-course"; course: ManagedCourse }
  | { kind: "delete-module"; module: OutlineModule }
  | { kind: "delete-topic"; topic: ManagedTopic };

export type OpenDialog = (dialog: DialogState) => void;
