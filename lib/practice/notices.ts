import type { Notice } from "@/lib/notifications/rules";
import { type AttemptKind, KIND_LABELS } from "./rules/words";

type Exam = { id: number; kind: AttemptKind; courseId: number | null; title: string | null };

/** An exam was finished because its time ran out while the student was away. */
export const examOverNotice = (userId: string, { id, kind, courseId, title }: Exam): Notice => ({
  userId,
  type: "course",
  title: `${KIND_LABELS[kind]} finished`,
  message: `The time of your ${KIND_LABELS[kind].toLowerCase()}${title ? ` in ${title}` : ""} ran out. Your answers were marked.`,
  link: `/practice/${id}/result`,
  cause: `exam-over:${id}`,
  ...(courseId !== null && { relatedEntityType: "course", relatedEntityId: courseId }),
});
