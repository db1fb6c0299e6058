import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { civilDate } from "@/lib/platform/contract/shapes";
import { isCivilDay } from "@/lib/platform/time/civil";

const day = z.optional(z.string().check(z.refine(isCivilDay, "Please give a real date, as in 2027-06-03.")));
const range = z.object({ from: day, to: day });

/** A day with ten answers is a study day, too, also without a completed topic. */
export const studyDay = z.object({ date: civilDate, topics: z.int(), answers: z.int() });
export type StudyDay = z.output<typeof studyDay>;

export const listStudyDays = endpoint({
  method: "GET",
  path: "/api/user/study-days",
  summary:
    "The caller's study days with the topics completed and the questions answered; the last 26 weeks unless asked otherwise",
  access: "user",
  query: range,
  response: z.array(studyDay),
});
