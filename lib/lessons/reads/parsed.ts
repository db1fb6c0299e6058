import "server-only";
import { type Db, db } from "@/lib/platform/database/db";
import { type ParsedLesson, readLesson } from "@/lib/writing/markdown";
import type { LessonProblem } from "../contract/managing";

type QuestionRow = { topicId: number; state: string; reserved: boolean };

/**
 * A lesson as it is parsed, with the problems of its questions as well: each has to be one that students can answer and
 * that belongs to the lesson's topic. Without a topic any topic will do. One statement, where the lesson asks something.
 */
export async function getParsedLesson(
  text: string,
  topicId: number | undefined,
  tx: Db = db,
): Promise<Pick<ParsedLesson, "blocks" | "problems">> {
  const { blocks, problems, questions } = readLesson(text);
  if (questions.length === 0) return { blocks, problems };
  const rows = await tx.question.findMany({
    where: { key: { in: questions.map(({ key }) => key) } },
    select: { key: true, topicId: true, state: true, reserved: true },
  });
  const byKey = new Map(rows.map((question) => [question.key, question]));
  const faults = questions.flatMap(({ line, key }): LessonProblem[] => {
    const sentence = faultOf(key, byKey.get(key), topicId);
    return sentence ? [{ line, sentence }] : [];
  });
  return { blocks, problems: [...problems, ...faults].sort((a, b) => a.line - b.line) };
}

function faultOf(key: string, question: QuestionRow | undefined, topicId: number | undefined): string | null {
  if (!question) return `There is no question '${key}'.`;
  if (topicId !== undefined && question.topicId !== topicId) return `The question '${key}' tests another topic.`;
  if (question.reserved) return `The question '${key}' is kept for mock exams.`;
  return question.state === "live" ? null : `The question '${key}' is not live, so students cannot answer it.`;
}
