import { addDays, type CivilDay, dayInWords, daysBetween, weekdayOf } from "@/lib/platform/time/civil";
import type { PlannedDay } from "../contract/plan";

export type PlanWeek = { monday: CivilDay; days: PlannedDay[] };

/** The days with something to do, by their weeks. `marked` are days that are listed anyway, such as exams. */
export function weeksOfPlan(planned: readonly PlannedDay[], marked: readonly CivilDay[]): PlanWeek[] {
  const known = new Map(planned.map((day) => [day.date, day]));
  for (const date of marked) if (!known.has(date)) known.set(date, { date, room: 0, items: [] });
  const weeks: PlanWeek[] = [];
  for (const day of [...known.values()].sort((a, b) => a.date.localeCompare(b.date))) {
    if (day.items.length === 0 && !marked.includes(day.date)) continue;
    const monday = addDays(day.date, -weekdayOf(day.date));
    const last = weeks.at(-1);
    if (last?.monday === monday) last.days.push(day);
    else weeks.push({ monday, days: [day] });
  }
  return weeks;
}

/** 'This week', 'Next week', or '30 November – 6 December'. */
export function weekInWords(monday: CivilDay, today: CivilDay): string {
  const from = daysBetween(addDays(today, -weekdayOf(today)), monday) / 7;
  if (from === 0) return "This week";
  if (from === 1) return "Next week";
  return `${dayInWords(monday, "day")} – ${dayInWords(addDays(monday, 6), "day")}`;
}
