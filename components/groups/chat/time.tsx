import { dayIn } from "@/lib/platform/time/civil";
import { dateFormat } from "@/lib/platform/time/date-format";

type TimeProps = {
  createdAt: string;
  timeZone: string;
  /** The instant of the message above: the day is shown when it is another one. */
  after?: string;
  className?: string;
};

export function Time({ createdAt, timeZone, after, className }: TimeProps) {
  const date = new Date(createdAt);
  const exact = dateFormat({ dateStyle: "full", timeStyle: "short", timeZone }).format(date);
  return (
    <time dateTime={createdAt} title={exact} className={className}>
      {after && dayIn(timeZone, new Date(after)) !== dayIn(timeZone, date) && (
        <>{dateFormat({ weekday: "short", day: "numeric", month: "short", timeZone }).format(date)} </>
      )}
      {dateFormat({ hour: "2-digit", minute: "2-digit", timeZone }).format(date)}
    </time>
  );
}
