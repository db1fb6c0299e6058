import type { Item } from "@/lib/practice/contract/shapes";

/** The link to the lesson that explains the question's point, if its topic still exists. */
export const lessonLink = ({ courseId, topicId }: Pick<Item, "courseId" | "topicId">): string | null =>
  courseId !== null && topicId !== null ? `/courses/${courseId}/topics/${topicId}` : null;
