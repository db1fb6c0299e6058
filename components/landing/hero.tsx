import { StreakChip } from "@/components/shell/streak-chip";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card } from "@/components/ui/card";
import { Ring } from "@/components/ui/ring";
import { StartLink } from "./start-link";
import { Tick } from "./tick";

export function Hero() {
  return (
    <section className="mx-auto grid max-w-[75rem] items-center gap-12 px-5 pt-12 pb-16 lg:grid-cols-12 lg:gap-10 lg:pt-20 lg:pb-24">
      <div className="min-w-0 lg:col-span-6 xl:col-span-7">
        <h1 className="heading text-display">Pass your accountancy exams, one topic at a time.</h1>
        <p className="mt-5 max-w-[52ch] text-lg text-muted-foreground">
          Pacioli breaks each ACCA and US CPA paper into topics with lessons and questions whose figures are new each
          time, counts the days to your exam, and always shows you what comes next.
        </p>
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
          <StartLink size="lg" />
          <a href="#features" className={buttonVariants({ variant: "link", size: "bare" })}>
            See how it works
          </a>
        </div>
        <p className="mt-5 text-muted-foreground text-sm">
          The first module of every course is free. No password, no card: an e-mail address is enough.
        </p>
      </div>
      <div className="min-w-0 lg:col-span-6 xl:col-span-5">
        <SampleDashboard />
      </div>
    </section>
  );
}

const COURSES = [
  { code: "FA", title: "Financial Accounting", progress: 64 },
  { code: "MA", title: "Management Accounting", progress: 31 },
];

const TODAY = [
  { title: "Accruals and prepayments", minutes: 25, done: true },
  { title: "Receivables and payables", minutes: 30, done: true },
  { title: "Provisions and contingencies", minutes: 30, done: false },
];

/** Real components of the product with sample figures, labelled as such. */
function SampleDashboard() {
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
              <SampleBar percent={progress} />
            </li>
          ))}
        </ul>
      </figure>
    </Card>
  );
}

/** An illustration of progress; the exact figure is shown beside it. */
const SampleBar = ({ percent }: { percent: number }) => (
  <span aria-hidden="true" className="col-span-3 h-1.5 overflow-hidden rounded-full bg-primary/15">
    <span className="block h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
  </span>
);

type TickRowProps = { done: boolean; title: string; figure: string };

function TickRow({ done, title, figure }: TickRowProps) {
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
