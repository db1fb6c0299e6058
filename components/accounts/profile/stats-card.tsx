"use client";
import Link from "next/link";
import { SectionCard } from "@/components/progress/dashboard/section-card";
import { buttonVariants } from "@/components/ui/button-variants";
import { CardContent } from "@/components/ui/card";
import { useProgress } from "@/lib/progress/hooks";

export function StatsCard() {
  const { data: progress } = useProgress();
  const figures: [string, number][] = [
    ["Enrolled courses", progress?.enrolledCourses ?? 0],
    ["Completed topics", progress?.completedTopics ?? 0],
    ["Days in a row", progress?.learningStreak ?? 0],
  ];
  return (
    <SectionCard title="Learning stats">
      <CardContent className="space-y-4">
        <dl className="divide-y border-y">
          {figures.map(([name, figure]) => (
            <div key={name} className="flex items-baseline justify-between gap-3 py-2.5">
              <dt className="text-muted-foreground text-sm">{name}</dt>
              <dd className="font-semibold tabular-nums">{figure}</dd>
            </div>
          ))}
        </dl>
        <Link prefetch={false} href="/progress" className={buttonVariants({ variant: "outline", className: "w-full" })}>
          View progress
        </Link>
      </CardContent>
    </SectionCard>
  );
}
