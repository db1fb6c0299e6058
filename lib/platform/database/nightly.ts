import "server-only";
import { type CivilDay, dateOf } from "../time/civil";
import { db } from "./db";

/** Jobs that look at every student once a night; `NightlyLook` keeps the day, so that the next run continues. */
type NightlyJob = "plan" | "estimates";

export async function noteLook(userId: string, job: NightlyJob, today: CivilDay): Promise<void> {
  const day = dateOf(today);
  await db.nightlyLook.upsert({
    where: { userId_job: { userId, job } },
    create: { userId, job, day },
    update: { day },
  });
}
