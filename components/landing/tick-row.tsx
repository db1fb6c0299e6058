import { Tick } from "./tick";

type TickRowProps = { done: boolean; title: string; figure: string };

export function TickRow({ done, title, figure }: TickRowProps) {
  return (
    <li className="flex items-center gap-3 py-2.5 text-sm">
      <span
        aria-hidden="true"
        className={`grid size-5 shrink-0 place-items-center rounded-sm border ${done ? "border-primary bg-primary text-primary-foreground" : "border-input"}`}
      >
        {done && <Tick className="size-3.5" />}
      </span>
      <span className={`min-w-0 flex-1 truncate ${done ? "text-muted-foreground" : "font-medium"}`}>{title}</span>
      {done && <span className="sr-only">(completed)</span>}
      <span className="shrink-0 text-muted-foreground tabular-nums">{figure}</span>
    </li>
  );
}
