import "server-only";
import { dateOf } from "@/lib/platform/civil";
import { queryRows } from "@/lib/platform/db";
import type { Viewer } from "@/lib/platform/session";
import type { StudyDay } from "../contract/plan";
import { todayOf } from "../reads";
import { heatRange, type Range } from "../rules/plan-range";
import { accepted } from "./plan";

/** Days without a completed topic are left out. Throws 400 `invalid_query`. */
export async function listStudyDays(viewer: Viewer, asked: Partial<Range>): Promise<StudyDay[]> {
  const { from, to } = accepted(heatRange(asked, todayOf(viewer)));
  return queryRows<StudyDay>`
    select day::text as date, topics from "StudyDay"
    where "userId" = ${viewer.id} and topics > 0 and day between ${dateOf(from)}::date and ${dateOf(to)}::date order by day`;
}
