import type { ReactNode } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { Ring } from "@/components/ui/ring";
import { Tick } from "./tick";

export function Features() {
  return (
    <section
      id="features"
      tabIndex={-1}
      aria-labelledby="features-title"
      className="mx-auto max-w-[75rem] px-5 py-16 lg:py-24"
    >
      <h2 id="features-title" className="heading max-w-[24ch] text-3xl">
        Three books, kept up to date for you
      </h2>
      <div className="mt-10 grid gap-5 md:grid-cols-3">
        <FeatureCard title="Exam Calendar" miniature={<MiniCalendar />}>
          Set an exam date and it stands in your calendar, with the days counted down on every screen.
        </FeatureCard>
        <FeatureCard title="Learning Paths" miniature={<MiniPath />}>
          Courses, modules, topics: always in order, always with the next step in sight.
        </FeatureCard>
        <FeatureCard title="Progress Tracking" miniature={<MiniProgress />}>
          Each tick counts. See how far you are, by course and overall, and keep your streak alive.
        </FeatureCard>
      </div>
    </section>
  );
}

function FeatureCard({ title, miniature, children }: { title: string; miniature: ReactNode; children: ReactNode }) {
  return (
    <Card className="flex flex-col overflow-hidden">
      <div className="grid min-h-60 place-items-center border-b bg-muted px-5 py-6">{miniature}</div>
      <div className="space-y-1.5 p-5">
        <CardTitle as="h3" className="text-xl">
          {title}
        </CardTitle>
        <p className="text-muted-foreground">{children}</p>
      </div>
    </Card>
  );
}

// One cell per day for four weeks: 0 is a rest day, higher numbers are more topics.
const DAYS = [0, 1, 2, 1, 0, 3, 2, 1, 2, 3, 2, 0, 2, 4, 1, 3, 2, 4, 3, 1, 2, 2, 4, 3, 4, 3, 2, 4];
const HEAT = ["bg-heat-0 border-border", "bg-heat-1", "bg-heat-2", "bg-heat-3", "bg-heat-4"];

function MiniProgress() {
  return (
    <div className="flex w-full max-w-80 items-center gap-5 rounded-md border bg-card p-4">
      <Ring value={64} size={88} stroke={9} label="Sample course progress">
        <span className="font-semibold text-lg">64%</span>
      </Ring>
      <div className="min-w-0 flex-1">
        <p className="text-compact">
          <span className="font-semibold">23</span> of 36 topics
        </p>
        <div aria-hidden="true" className="mt-2 grid grid-cols-7 gap-1">
          {DAYS.map((count, day) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
            <span key={day} className={`aspect-square rounded-xs border border-transparent ${HEAT[count]}`} />
          ))}
        </div>
      </div>
    </div>
  );
}

const WEEK = [
  { day: "Mon", date: 7 },
  { day: "Tue", date: 8, exam: true },
  { day: "Wed", date: 9 },
  { day: "Thu", date: 10 },
  { day: "Fri", date: 11 },
];

function MiniCalendar() {
  return (
    <div className="w-full max-w-80 rounded-md border bg-card p-3">
      <p className="font-medium text-compact">December</p>
      <ol className="mt-2 grid grid-cols-5 gap-1 text-center">
        {WEEK.map(({ day, date, exam }) => (
          <li key={day} className={`rounded-sm py-1.5 ${exam ? "bg-exam-soft font-semibold text-exam" : ""}`}>
            <span className={`block text-xs ${exam ? "" : "text-muted-foreground"}`}>{day}</span>
            <span className="block text-sm tabular-nums">{date}</span>
          </li>
        ))}
      </ol>
      <p className="mt-2.5 flex items-center justify-between gap-2 rounded-sm border-exam border-l-3 bg-exam-soft px-2.5 py-1.5 text-compact">
        <span className="font-medium">Financial Accounting</span>
        <span className="text-exam">Exam in 18 days</span>
      </p>
    </div>
  );
}

const MODULES = [
  { title: "Double-entry bookkeeping", status: "Completed", figure: "2 of 2" },
  { title: "Recording transactions", status: "In progress", figure: "5 of 10" },
  { title: "Reconciliations", status: "Not started", figure: "0 of 2" },
] as const;

function MiniPath() {
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
