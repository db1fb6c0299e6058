import { dayIn, dayInWords } from "@/lib/platform/time/civil";
import { useCachedUser } from "./use-cached-user";

/** 'Created 3 December 2026', in the reader's time zone. */
export function CreatedOn({ createdAt }: { createdAt: string }) {
  const zone = useCachedUser()?.timeZone ?? "UTC";
  return <time dateTime={createdAt}>Created {dayInWords(dayIn(zone, new Date(createdAt)))}</time>;
}
