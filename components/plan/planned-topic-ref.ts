import type { CivilDay } from "@/lib/platform/time/civil";

/** A topic of the plan on one of its days. */
export type PlannedTopicRef = { topicId: number; title: string; day: CivilDay };
