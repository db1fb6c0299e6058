import * as z from "zod/mini";
import { endpoint } from "./contract";

/** What is due by the clock. Called hourly, with the secret that only the scheduler has. */
export const runHourly = endpoint({
  method: "GET",
  path: "/api/cron/daily",
  summary: "Does what is due by each person's local time. Needs the scheduler's secret; any number of calls do it once",
  access: "anyone",
  answer: z.object({ done: z.record(z.string(), z.int()) }),
});
