import { timingSafeEqual } from "node:crypto";
import { findUserAsViewer } from "@/lib/accounts/reads/feed";
import { tidyAccounts } from "@/lib/accounts/writes";
import { mailReplies } from "@/lib/accounts/writes/reply-mails";
import { mailReminders, mailSummaries } from "@/lib/accounts/writes/study-mails";
import { sweepUploads } from "@/lib/accounts/writes/uploads";
import { parseOldBodies } from "@/lib/forums/writes/bodies";
import { tidyViews } from "@/lib/forums/writes/views";
import { notifyExams, remindToStudy } from "@/lib/notifications/writes";
import { waitingToday } from "@/lib/plan/reads/reminder";
import { notifyWhoNoLongerFits } from "@/lib/plan/writes/no-longer-fits";
import { Problem } from "@/lib/platform/contract/problem";
import { tidyAudit } from "@/lib/platform/database/audit";
import { tidyAuthLog } from "@/lib/platform/database/auth-log";
import { env } from "@/lib/platform/process/env";
import { log } from "@/lib/platform/process/log";
import { hashOf } from "@/lib/platform/process/secrets";
import { tidyIdempotencyKeys } from "@/lib/platform/server/idempotency";
import { tidyLimits } from "@/lib/platform/server/limits";
import { methods, plainRoute } from "@/lib/platform/server/route";
import { sendDue } from "@/lib/platform/services/outbox";
import { now } from "@/lib/platform/time/clock";
import { areaWeights } from "@/lib/practice/rules/papers";
import { finishOverdue, tidyDrawn } from "@/lib/practice/writes/finish";
import { countStatistics } from "@/lib/questions/writes/statistics";
import { keepNightlyEstimates } from "@/lib/readiness/writes/estimates";
import { askForResults } from "@/lib/readiness/writes/results";
import { reviewsToday } from "@/lib/review/reads";
import { fitDueAims } from "@/lib/review/writes/aims";
import { keepSubscriberCount } from "@/lib/subscriptions/writes/count";
import { reconcile } from "@/lib/subscriptions/writes/reconcile";

type Step = (at: Date) => Promise<unknown>;

/** In this order: mails are sent after the steps that store them. */
const STEPS: Record<string, Step> = {
  subscriptions: reconcile,
  subscribers: keepSubscriberCount,
  exams: notifyExams,
  reminders: (at) => remindToStudy(at, waitingFor),
  plans: (at) => notifyWhoNoLongerFits(at, findUserAsViewer),
  ended: tidyAccounts,
  limits: tidyLimits,
  audit: () => tidyAudit(),
  signIns: tidyAuthLog,
  views: tidyViews,
  bodies: () => parseOldBodies(),
  idempotencyKeys: tidyIdempotencyKeys,
  attempts: finishOverdue,
  aims: fitDueAims,
  estimates: keepNightlyEstimates,
  results: askForResults,
  statistics: countStatistics,
  variants: tidyDrawn,
  mailedReminders: mailReminders,
  mailedSummaries: mailSummaries,
  mailedReplies: mailReplies,
  // Not at `at`: the steps above have stored mails since then.
  mails: () => sendDue(now()),
  files: sweepUploads,
};

/**
 * Does what is due in each user's local time. The scheduler calls it hourly; repeated calls have no further effect. A step
 * that fails is named and logged, and the others still run.
 */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods(
  plainRoute("GET", "/api/cron/daily", async (request) => {
    if (!isScheduler(request)) throw new Problem("unauthenticated", "This address is for the scheduler.");
    const at = now();
    const done: Record<string, unknown> = {};
    const failed: string[] = [];
    for (const [step, run] of Object.entries(STEPS)) {
      try {
        done[step] = await run(at);
      } catch (error) {
        failed.push(step);
        log.error(
          { step, reason: error instanceof Error ? error.stack : String(error) },
          "a step of the hourly call failed",
        );
      }
    }
    const init = { status: failed.length > 0 ? 500 : 200, headers: { "Cache-Control": "no-store" } };
    return Response.json(failed.length > 0 ? { done, failed } : { done }, init);
  }),
);

async function waitingFor(userId: string): Promise<string | null> {
  const owner = await findUserAsViewer(userId);
  if (!owner) return null;
  const { reviews } = await reviewsToday(owner, areaWeights);
  return waitingToday(owner, { points: reviews.today, minutes: reviews.minutes });
}

/** Compares hashes, which have equal length, so that the time taken reveals nothing about the secret. */
function isScheduler(request: Request): boolean {
  const given = request.headers.get("authorization") ?? "";
  const secret = env.cronSecret;
  return Boolean(secret) && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(`Bearer ${secret}`)));
}
