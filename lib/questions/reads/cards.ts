import "server-only";
import { mayOpenAll } from "@/lib/courses/reads";
import { isModuleOpen, type ModuleAccess } from "@/lib/courses/reads/access";
import { inVisibleCourse, moduleAccess } from "@/lib/courses/reads/fragments";
import { queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { Shown } from "../contract/shown";
import type { CARD_STATES } from "../rules/words";
import type { Content } from "../rules/written";
import { redrawVariant } from "./variants";

type CardReference = { questionId: number; version: number; seed: number };

type Row = ModuleAccess & {
  key: string;
  state: string;
  reserved: boolean;
  content: Content | null;
  courseId: number;
  topicId: number;
  topicTitle: string;
};

export type CardQuestion = Pick<Row, "courseId" | "topicId" | "topicTitle"> & {
  state: (typeof CARD_STATES)[number];
  question: Shown | null;
};

/** A variant as a viewer may see it, at least its topic. Null if the question was deleted. */
export async function findCard(
  viewer: Viewer | null,
  { questionId, version, seed }: CardReference,
): Promise<CardQuestion | null> {
  // SQL: made of rules of access.
  const [row] = await queryRows<Row>`
    select q.key, q.state, q.reserved, v.content, m."courseId", t.id as "topicId",
           t.title as "topicTitle",
           ${moduleAccess(viewer)}
    from "Question" q join "Topic" t on t.id = q."topicId" join "Module" m on m.id = t."moduleId"
    left join "QuestionVersion" v on v."questionId" = q.id and v.version = ${version}
    where q.id = ${questionId} and ${inVisibleCourse(viewer)}`;
  if (!row) return null;
  const { courseId, topicId, topicTitle } = row;
  const open = viewer !== null && isModuleOpen(viewer, row);
  const card = open ? cardOf(row, { version, seed }) : lockedFor(viewer);
  return { courseId, topicId, topicTitle, ...card };
}

const lockedFor = (viewer: Viewer | null) => (viewer && mayOpenAll(viewer) ? HIDDEN.notEnrolled : HIDDEN.closed);

const HIDDEN = {
  closed: { state: "closed", question: null },
  notEnrolled: { state: "not_enrolled", question: null },
  reserved: { state: "reserved", question: null },
  changed: { state: "changed", question: null },
} as const;

/** Mock exams alone ask a reserved question, so no thread shows it. */
function cardOf({ key, state, reserved, content }: Row, { version, seed }: Omit<CardReference, "questionId">) {
  if (reserved) return HIDDEN.reserved;
  const question = redrawVariant({ key, version, content }, seed)?.variant.shown;
  if (!question) return HIDDEN.changed;
  return { state: state === "live" ? ("live" as const) : ("withdrawn" as const), question };
}
