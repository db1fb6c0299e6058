"use client";
import { useEffect, useState } from "react";
import { whenInWords } from "@/lib/notifications/rules";
import { dateFormat } from "@/lib/platform/time/date-format";
import { DAY_MS } from "@/lib/platform/time/units";

const WEEK_MS = 7 * DAY_MS;
const DAY: Intl.DateTimeFormatOptions = { day: "numeric", month: "short", year: "numeric" };
const EXACT: Intl.DateTimeFormatOptions = { ...DAY, hour: "2-digit", minute: "2-digit", timeZoneName: "short" };

/**
 * A date in the reader's time zone. Within a week it shows the age, in lower case for the middle of a sentence. The
 * server's text stays until the next render.
 */
export function RelativeTime({ at, timeZone }: { at: string; timeZone: string }) {
  const [now, setNow] = useState(() => new Date());
  // Pages for visitors may come from a cache, so the server may have rendered this earlier.
  useEffect(() => setNow(new Date()), []);
  const instant = new Date(at);
  const inWords = (style: Intl.DateTimeFormatOptions) => dateFormat({ ...style, timeZone }).format(instant);
  const isRecent = now.getTime() - instant.getTime() < WEEK_MS;
  return (
    <time dateTime={at} title={inWords(EXACT)} suppressHydrationWarning>
      {isRecent ? whenInWords(at, now).toLowerCase() : inWords(DAY)}
    </time>
  );
}
