import { timingSafeEqual } from "node:crypto";
import { tidyAccounts } from "@/lib/accounts/writes";
import { remindToStudy, tellExams } from "@/lib/notifications/writes";
import { now } from "@/lib/platform/clock";
import { env } from "@/lib/platform/env";
import { runHourly } from "@/lib/platform/hourly";
import { Problem } from "@/lib/platform/problem";
import { methods, route } from "@/lib/platform/route";
import { hashOf } from "@/lib/platform/session";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  route(runHourly, async ({ request }) => {
    const given = request.headers.get("authorization") ?? "";
    const secret = env.cronSecret;
    // Hashes have one length, so that the comparison takes one time.
    const equal = secret && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(`Bearer ${secret}`)));
    if (!equal) throw new Problem("unauthenticated", "This address is for the scheduler.");
    const at = now();
    return { done: { exams: await tellExams(at), reminders: await remindToStudy(at), ended: await tidyAccounts(at) } };
  }),
);
