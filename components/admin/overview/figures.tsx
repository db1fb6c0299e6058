"use client";
import type { ReactNode } from "react";
import { ErrorState } from "@/components/shell/error-state";
import { Card } from "@/components/ui/card";
import { Link } from "@/components/ui/link";
import type { Figures as Data } from "@/lib/admin/contract/overview";
import { useFigures } from "@/lib/admin/hooks";
import { changeText, euros } from "@/lib/admin/rules/figures";
import { sentenceOf } from "@/lib/platform/query/call";
import { PREMIUM_PRICE } from "@/lib/subscriptions/rules";
import { DayBars } from "./day-bars";

/** What an owner looks at first, each with the week before. */
export function FiguresSection() {
  const { data, error, refetch } = useFigures();
  if (!data) return error ? <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} /> : null;
  const { subscribers, granted, monthlyRevenue, activeToday, activeWeek, newUsers, days } = data;
  return (
    <section aria-labelledby="this-week">
      <h2 id="this-week" className="heading mb-3 text-xl">
        This week
      </h2>
      <div className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-6 lg:[&>*]:col-span-2 lg:[&>:nth-child(n+4)]:col-span-3">
        <Figure title="Subscribers" value={subscribers.now.toLocaleString("en-GB")} change={changeText(subscribers)}>
          <Note>
            {granted > 0 &&
              `${granted === 1 ? "1 more has" : `${granted.toLocaleString("en-GB")} more have`} Premium granted. `}
            <Link href="/admin/users?plan=premium" className="text-primary underline underline-offset-4">
              Show them
            </Link>
          </Note>
        </Figure>
        <Figure title="Monthly revenue" value={euros(monthlyRevenue.now)} change={changeText(monthlyRevenue, euros)}>
          <Note>Subscribers × €{PREMIUM_PRICE}, before discounts, tax and fees.</Note>
        </Figure>
        <Figure title="Active today" value={activeToday.now.toLocaleString("en-GB")} change={sameDay(activeToday)}>
          <Note>Completed a topic or answered a question.</Note>
        </Figure>
        <Figure title="Active in 7 days" value={activeWeek.now.toLocaleString("en-GB")} change={changeText(activeWeek)}>
          <DayBars title="Active students by day" days={days.map(({ day, active }) => ({ day, count: active }))} />
        </Figure>
        <Figure
          title="New users in 7 days"
          value={newUsers.now.toLocaleString("en-GB")}
          change={changeText(newUsers)}
          className="col-span-2"
        >
          <DayBars title="New users by day" days={days.map(({ day, joined }) => ({ day, count: joined }))} />
        </Figure>
      </div>
    </section>
  );
}

const sameDay = (compared: Data["activeToday"]) => changeText(compared).replace("the week before", "a week ago");

const Note = ({ children }: { children: ReactNode }) => (
  <p className="mt-2 text-compact text-muted-foreground">{children}</p>
);

type FigureProps = { title: string; value: string; change: string; className?: string; children: ReactNode };

function Figure({ title, value, change, className, children }: FigureProps) {
  return (
    <Card className={`p-4 md:p-5 ${className ?? ""}`}>
      <h3 className="font-medium text-compact text-muted-foreground">{title}</h3>
      <p className="mt-1 font-semibold text-2xl tabular-nums tracking-tight">{value}</p>
      <p className="text-compact text-muted-foreground">{change}</p>
      {children}
    </Card>
  );
}
