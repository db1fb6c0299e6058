import { counted } from "../rules";

const listed = (parts: string[]): string =>
  parts.length > 1 ? `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}` : (parts[0] ?? "");

type Course = { modules: number; totalLessons: number; enrollments: number; learners?: number | undefined };

/** '3 modules, 41 topics, 12 enrolments', and the learners who lose progress. */
export function lossOfCourse({ modules, totalLessons, enrollments, learners }: Course): string {
  const parts = [counted(modules, "module"), counted(totalLessons, "topic"), counted(enrollments, "enrolment")];
  const progress = learners ? `, and the progress of ${counted(learners, "learner")}` : "";
  return `${parts.join(", ")}${progress}`;
}

export const lossOfModule = (topics: number): string =>
  listed([counted(topics, "topic"), "all progress that learners made in it"]);
