import { dateFormat } from "@/lib/platform/date-format";

type TimeProps = { createdAt: string; timeZone: string; className?: string };

export function Time({ createdAt, timeZone, className }: TimeProps) {
  const date = new Date(createdAt);
  const exact = dateFormat({ dateStyle: "full", timeStyle: "short", timeZone }).format(date);
  return (
    <time dateTime={createdAt} title={exact} className={className}>
      {dateFormat({ hour: "2-digit", minute: "2-digit", timeZone }).format(date)}
    </time>
  );
}
