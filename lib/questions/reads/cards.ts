import "server-only";
import { isModuleOpen, type ModuleAccess } from "@/lib/courses/reads/access";
import { inVisibleCourse, moduleAccess } from "@/lib/courses/reads/fragments";
import { queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Shown } from "../contract/shown";
import type { Content } from "../rules/written";
import { drawVariant, shownVariant } from "./variants";

type CardReference = { questionId: number; version: number; seed: number };

type Row = ModuleAccess & {
  key: string;
  version: number;
  isTemplate: boolean;
  content: Content | null;
  courseId: number;
  topicId: number;
  topicTitle: string;
};

export type CardQuestion = Pick<Row, "courseId" | "topicId" | "topicTitle"> & { question: Shown | null };

/** A variant as a viewer may see it: for a locked module only its topic. Null if the question was deleted. */
export async function findCard(
  viewer: Viewer | null,
  { questionId, version, seed }: CardReference,
): Promise<CardQuestion | null> {
  // SQL: made of rules of access.
  const [row] = await queryRows<Row>`
    select q.key, q.version, q.source = 'template' as "isTemplate", v.content, m."courseId", t.id as "topicId",
           t.title as "topicTitle",
           ${moduleAccess(viewer)}
    from "Question" q join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId"
    left join "QuestionVersion" v on v."questionId" = q.id and v.version = ${version}
    where q.id = ${questionId} and ${inVisibleCourse(viewer)}`;
  if (!row) return null;
  const { courseId, topicId, topicTitle } = row;
  const open = viewer !== null && isModuleOpen(viewer, row);
  return { courseId, topicId, topicTitle, question: open ? questionOf(row, { version, seed }) : null };
}

/** A template generates the same figures from the same seed as long as its version does not change. */
function questionOf(row: Row, { version, seed }: Omit<CardReference, "questionId">): Shown | null {
  const variant = row.isTemplate
    ? drawVariant({ key: row.key, version: row.version, content: null }, seed)?.variant
    : shownVariant({ drawn: null, seed, version, content: row.content });
  return variant?.shown ?? null;
}
