import { addDays, type CivilDay, daysBetween, weekdayOf } from "@/lib/platform/time/civil";

/** ACCA holds exams in four months of the year, from their first Monday on; these papers can be taken on any day. */
const MONTHS = [3, 6, 9, 12];
const ON_DEMAND = ["BT", "MA", "FA", "LW"];
const MOST_SESSIONS = 3;
/** Nobody can enter for a session that is closer. */
const LEAST_DAYS = 14;

type Paper = { body: string | null; code: string | null };

/** The first days of the next exam sessions of this paper; none where it can be taken on any day. */
export function nextSessions({ body, code }: Paper, today: CivilDay): CivilDay[] {
  if (body !== "ACCA" || code === null || ON_DEMAND.includes(code)) return [];
  const year = Number(today.slice(0, 4));
  return [year, year + 1]
    .flatMap((each) => MONTHS.map((month) => firstMonday(each, month)))
    .filter((day) => daysBetween(today, day) >= LEAST_DAYS)
    .slice(0, MOST_SESSIONS);
}

function firstMonday(year: number, month: number): CivilDay {
  const first = `${year}-${String(month).padStart(2, "0")}-01`;
  return addDays(first, (7 - weekdayOf(first)) % 7);
}
