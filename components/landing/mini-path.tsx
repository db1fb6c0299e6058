import { Tick } from "./tick";

const MODULES = [
  { title: "Double-entry bookkeeping", status: "Completed", figure: "2 of 2" },
  { title: "Recording transactions", status: "In progress", figure: "5 of 10" },
  { title: "Reconciliations", status: "Not started", figure: "0 of 2" },
] as const;

export function MiniPath() {
  return (
    <ol className="w-full max-w-80 divide-y rounded-md border bg-card px-3">
      {MODULES.map(({ title, status, figure }, index) => (
        <li key={title} className="flex items-center gap-3 py-2.5">
          <Sign status={status} number={index + 1} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium text-compact">{title}</span>
            <span className={`block text-xs ${status === "Not started" ? "text-muted-foreground" : "text-primary"}`}>
              {status}
            </span>
          </span>
          <span className="text-muted-foreground text-xs tabular-nums">{figure}</span>
        </li>
      ))}
    </ol>
  );
}

function Sign({ status, number }: { status: (typeof MODULES)[number]["status"]; number: number }) {
  const done = status === "Completed";
  const look = done ? "border-primary bg-primary text-primary-foreground" : "border-input text-foreground";
  return (
    <span
      aria-hidden="true"
      className={`grid size-6 shrink-0 place-items-center rounded-full border font-medium text-xs ${look}`}
    >
      {done ? <Tick className="size-3.5" /> : number}
    </span>
  );
}
