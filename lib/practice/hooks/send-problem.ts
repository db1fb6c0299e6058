import { CallError, maySucceedLater } from "@/lib/platform/query/call";

/** Why nothing can be sent at the moment. */
export type SendProblem = "offline" | "signed-out" | "busy";

/** The exam is finished on the server. */
export const isOverError = (error: unknown): boolean => error instanceof CallError && error.code === "attempt_over";

/** What a failed request means for what it sent: another tab writes, it is refused, or it can be sent later. */
export function sendProblemOf(error: unknown): "elsewhere" | "refused" | SendProblem {
  if (!(error instanceof CallError)) return "offline";
  if (error.code === "open_elsewhere") return "elsewhere";
  if (error.status === 401) return "signed-out";
  return maySucceedLater(error) ? "busy" : "refused";
}
