import type { WrittenQuestion } from "@/lib/questions/rules/written";

export type TopicQuestions = { topic: string; questions: WrittenQuestion[] };

export const writtenQuestions = (topic: string, questions: WrittenQuestion[]): TopicQuestions => ({ topic, questions });
