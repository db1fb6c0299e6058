import { StreakChip } from "@/components/shell/streak-chip";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { Ring } from "@/components/ui/ring";
import { TickRow } from "./tick-row";

const COURSES = [
  { code: "FA", title: "Financial Accounting", progress: 64 },
  { code: "MA", title: "Management Accounting", progress: 31 },
];

const TODAY = [
  { title: "Accruals and prepayments", minutes: 25, done: true },
  { title: "Receivables and payables", minutes: 30, done: true },
  { title: "Provisions and contingencies", minutes: 30, done: false },
];

/** The real parts of the product with made-up figures, and marked so. */
export function SampleDashboard() {
  return (
    <Card className="shadow-pop">
      <figure aria-label="Sample dashboard">
        <figcaption className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-b px-5 py-3.5">
          <span className="heading text-lg">Welcome back, Ada</span>
          <Badge variant="outline">Sample dashboard</Badge>
        </figcaption>
        <div className="grid grid-cols-2 border-b tabular-nums sm:grid-cols-3">
          <div className="flex items-center justify-center border-r px-2 py-4">
            <StreakChip days={12} full />
          </div>
          <div className="flex items-center justify-center gap-2.5 px-2 py-4 sm:border-r">
            <Ring value={48} size={40} stroke={5} />
            <p className="leading-tight">
              <span className="block font-semibold text-compact">48%</span>
              <span className="block text-muted-foreground text-xs">overall</span>
            </p>
          </div>
          <p className="flex items-center justify-center gap-2 px-2 py-3 leading-tight max-sm:col-span-2 max-sm:border-t sm:flex-col sm:gap-0 sm:py-4">
            <span className="font-semibold text-compact text-exam">8 Dec</span>
            <span className="text-muted-foreground text-xs">FA exam, in 18 days</span>
          </p>
        </div>
        <div className="px-5 pt-4 pb-2">
          <p className="font-medium text-compact text-muted-foreground">Today</p>
          <ul className="mt-1 divide-y">
            {TODAY.map((topic) => (
              <TickRow key={topic.title} done={topic.done} title={topic.title} figure={`${topic.minutes} min`} />
            ))}
          </ul>
        </div>
        <ul className="space-y-3 border-t px-5 py-4">
          {COURSES.map(({ code, title, progress }) => (
            <li key={code} className="grid grid-cols-[2rem_1fr_auto] items-center gap-x-2 gap-y-1.5 text-sm">
              <span className="font-semibold text-primary">{code}</span>
              <span className="truncate">{title}</span>
              <span className="text-muted-foreground tabular-nums">{progress}%</span>
              <Progress value={progress} aria-label={`${title}, sample progress`} className="col-span-3" />
            </li>
          ))}
        </ul>
      </figure>
    </Card>
  );
}
