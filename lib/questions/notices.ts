import type { Notice } from "@/lib/notifications/rules";

type Resolved = { id: number; topic: string; state: "fixed" | "declined"; reply: string };

const OUTCOMES = {
  fixed: "The question was put right. Thank you.",
  declined: "We looked at the question and left it as it is.",
};

export const questionReportNotice = (userId: string, { id, topic, state, reply }: Resolved): Notice => ({
  userId,
  type: "info",
  title: `Your report on a question about ${topic}`,
  message: reply ? `${OUTCOMES[state]} ${reply}` : OUTCOMES[state],
  link: "/practice",
  cause: `question-report:${id}:${state}`,
  relatedEntityType: "question-report",
  relatedEntityId: id,
});
