import "server-only";
import type { Viewer } from "@/lib/platform/session";
import type { PlanVerdict } from "../contract/plan";
import { changed, type PlanChanges } from "../rules/facts";
import { verdictOf } from "../rules/verdict-view";
import { planFacts } from "./facts";

export const getVerdict = async (viewer: Viewer): Promise<PlanVerdict> => verdictOf(await planFacts(viewer));

/** The verdict with these changes, exactly as applying them gives it. */
export const getWhatIf = async (viewer: Viewer, changes: PlanChanges): Promise<PlanVerdict> =>
  verdictOf(changed(await planFacts(viewer), changes));
