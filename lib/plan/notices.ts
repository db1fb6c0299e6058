import type { Notice } from "@/lib/notifications/rules";
import type { CivilDay } from "@/lib/platform/time/civil";

/** Once for each exam and date. */
export const noLongerFits = (
  userId: string,
  { courseId, examDate }: { courseId: number; examDate: CivilDay },
  sentence: string,
): Notice => ({
  userId,
  type: "warning",
  title: "Your plan no longer fits",
  message: sentence,
  link: "/calendar?plan=1",
  cause: `plan:${courseId}:${examDate}`,
  relatedEntityType: "course",
  relatedEntityId: courseId,
});
