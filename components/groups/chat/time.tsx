const SHORT: Intl.DateTimeFormatOptions = { hour: "2-digit", minute: "2-digit" };
const FULL: Intl.DateTimeFormatOptions = { dateStyle: "full", timeStyle: "short" };

type TimeProps = { createdAt: string; timeZone: string; className?: string };

export function Time({ createdAt, timeZone, className }: TimeProps) {
  const date = new Date(createdAt);
  const inWords = (style: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat("en-GB", { ...style, timeZone }).format(date);
  return (
    <time dateTime={createdAt} title={inWords(FULL)} className={className}>
      {inWords(SHORT)}
    </time>
  );
}
