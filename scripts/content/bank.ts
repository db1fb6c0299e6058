import type { BankQuestion } from "@/lib/practice/rules/building";
import { templates } from "@/lib/questions/templates/registry";
import { topicCodeOf } from "@/prisma/seed/catalogue/shape";
import { writtenTopics } from "@/prisma/seed/questions";

const topics = await writtenTopics();
const written = topics.flatMap(({ topic, questions }) => questions.map((question) => ({ ...question, topic })));
const topicOf = (code: string) => code.split(".").slice(0, 3).join(".");

/** The bank of a paper as students have it after the seed, without anybody's history. */
export function bankOf(code: string, modules: readonly { topics: Record<string, string> }[]): BankQuestion[] {
  const areaOf = new Map(
    modules.flatMap(({ topics: titles }, index) =>
      Object.keys(titles).map((title) => [topicCodeOf({ code }, index, title), index + 1] as const),
    ),
  );
  const points = new Map<string, number>();
  const pointId = (point: string) => points.get(point) ?? points.set(point, points.size + 1).size;
  const common = { version: 1, topicId: 0, met: null };
  const list: BankQuestion[] = [];
  for (const one of written)
    if (areaOf.has(one.topic))
      list.push({
        ...common,
        id: list.length + 1,
        key: one.key,
        source: "written",
        kind: one.kind,
        marks: one.marks,
        reserved: one.reserved === true,
        difficulty: one.difficulty,
        moduleId: areaOf.get(one.topic) ?? 0,
        pointId: pointId(`${one.topic}.${one.point}`),
      });
  for (const one of templates.values())
    if (areaOf.has(topicOf(one.point)))
      list.push({
        ...common,
        id: list.length + 1,
        key: one.key,
        source: "template",
        kind: one.variant(1).shown.kind,
        marks: one.marks,
        reserved: one.reserved === true,
        difficulty: one.difficulty,
        moduleId: areaOf.get(topicOf(one.point)) ?? 0,
        pointId: pointId(one.point),
      });
  return list;
}
