import type { Notice } from "@/lib/notifications/rules";

type Line = { courseId: number; title: string; sentence: string };

/** Once for each paper. */
export const firstEstimateNotice = (userId: string, { courseId, title, sentence }: Line): Notice => ({
  userId,
  type: "success",
  title: `Your first estimate for ${title}`,
  message: sentence,
  link: `/courses/${courseId}/readiness`,
  cause: `estimate:${courseId}`,
  relatedEntityType: "course",
  relatedEntityId: courseId,
});

/** Once for each exam. */
export const resultNotice = (userId: string, course: { id: number; title: string; examDate: string }): Notice => ({
  userId,
  type: "exam",
  title: "How did it go?",
  message: `Your exam in ${course.title} is over. Tell us how it went; your plan follows.`,
  link: `/courses/${course.id}`,
  cause: `exam-result:${course.id}:${course.examDate}`,
  relatedEntityType: "course",
  relatedEntityId: course.id,
});
