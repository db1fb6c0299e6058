import type { Item } from "@/lib/practice/contract/shapes";

/** Where a question's point is explained, as long as its topic is there. */
export const lessonLink = ({ courseId, topicId }: Pick<Item, "courseId" | "topicId">): string | null =>
  courseId !== null && topicId !== null ? `/courses/${courseId}/topics/${topicId}` : null;
