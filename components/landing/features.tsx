import type { ReactNode } from "react";
import { Card, CardTitle } from "@/components/ui/card";
import { MiniCalendar } from "./mini-calendar";
import { MiniPath } from "./mini-path";
import { MiniProgress } from "./mini-progress";

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
