"use client";
import { ErrorState } from "@/components/shell/error-state";
import { PageHeading } from "@/components/shell/page-heading";
import { Badge } from "@/components/ui/badge";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { Link } from "@/components/ui/link";
import { Progress } from "@/components/ui/progress";
import { useAttention, useEnrollmentStats, useStats } from "@/lib/admin/hooks";
import { PAYMENTS_LINK, REPORTS_LINK } from "@/lib/admin/rules";
import { counted } from "@/lib/courses/rules";
import { sentenceOf } from "@/lib/platform/query/call";
import { FiguresSection } from "./figures";

export function OverviewScreen() {
  return (
    <>
      <PageHeading title="Admin Dashboard" description="How it goes, what there is, and what waits for you." />
      <div className="space-y-6 md:space-y-8">
        <FiguresSection />
        <Stats />
        <div className="grid items-start gap-4 md:gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <Enrollments />
          <div className="space-y-4 max-lg:order-first md:space-y-6">
            <NeedsAttention />
            <QuickActions />
          </div>
        </div>
      </div>
    </>
  );
}

const ACTIONS = [
  { href: "/admin/courses", label: "Manage Courses", icon: "library" },
  { href: "/admin/users", label: "Manage Users", icon: "users" },
  { href: "/admin/community/forums", label: "Manage Forums", icon: "messages-square" },
  { href: REPORTS_LINK, label: "Review Reports", icon: "flag" },
  { href: "/admin/audit", label: "Read the Audit", icon: "clipboard-list" },
] as const;

function QuickActions() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Quick Actions</CardTitle>
      </CardHeader>
      <CardContent className="grid gap-2">
        {ACTIONS.map(({ href, label, icon }) => (
          <Link key={href} href={href} className={buttonVariants({ variant: "outline", className: "justify-start" })}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
      </CardContent>
    </Card>
  );
}

function Enrollments() {
  const { data, error, refetch } = useEnrollmentStats();
  if (error && !data) return <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />;
  return (
    <Card>
      <CardHeader>
        <CardTitle>Course Enrollments</CardTitle>
        <CardDescription>How many users are enrolled, and what share of all users that is.</CardDescription>
      </CardHeader>
      <CardContent>
        {data?.length === 0 && <p className="text-muted-foreground text-sm">No courses yet.</p>}
        <ul className="space-y-4">
          {data?.map(({ courseId, title, enrollments, enrollmentPercentage }) => (
            <li key={courseId} className="space-y-1.5">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm">
                <span className="wrap-anywhere font-medium">{title}</span>
                <span className="text-muted-foreground tabular-nums">
                  {counted(enrollments, "enrolment")} ({enrollmentPercentage}%)
                </span>
              </div>
              <Progress value={enrollmentPercentage} aria-label={`Share of users enrolled in ${title}`} />
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}

type Name = "users" | "courses" | "modules" | "topics";

const CARDS: { name: Name; title: string; icon: IconName; href?: string; link?: string }[] = [
  { name: "users", title: "Total Users", icon: "users", href: "/admin/users", link: "View users" },
  { name: "courses", title: "Total Courses", icon: "book-open", href: "/admin/courses", link: "View courses" },
  { name: "modules", title: "Total Modules", icon: "layers" },
  { name: "topics", title: "Total Topics", icon: "list-checks" },
];

function Stats() {
  const { data, error, refetch } = useStats();
  if (error && !data) return <ErrorState message={sentenceOf(error)} onRetry={() => refetch()} />;
  return (
    <section aria-label="Figures" className="grid grid-cols-2 gap-3 md:gap-4 lg:grid-cols-4">
      {CARDS.map(({ name, title, icon, href, link }) => (
        <Card key={name} className="relative p-4 md:p-5">
          <div className="flex items-start justify-between gap-2">
            <h2 className="font-medium text-compact text-muted-foreground">{title}</h2>
            <Icon name={icon} className="size-5 shrink-0 text-primary max-sm:hidden" />
          </div>
          <p className="mt-1 font-semibold text-2xl tabular-nums tracking-tight">
            {data?.[name].toLocaleString("en-GB") ?? "–"}
          </p>
          {href && (
            <Link
              href={href}
              className="mt-1 inline-block text-compact text-primary underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              {link}
            </Link>
          )}
        </Card>
      ))}
    </section>
  );
}

const KINDS = [
  { name: "openReports", label: "Open reports", href: REPORTS_LINK },
  { name: "failedPayments", label: "Failed payments", href: PAYMENTS_LINK },
  { name: "failedMails", label: "Mails that could not be sent" },
] as const;

function NeedsAttention() {
  const { data, error } = useAttention();
  const waiting = KINDS.filter(({ name }) => data && data[name] > 0);
  return (
    <Card id="attention" className="scroll-mt-20">
      <CardHeader>
        <CardTitle>Needs attention</CardTitle>
      </CardHeader>
      <CardContent>
        {error && !data && <p className="text-destructive text-sm">{sentenceOf(error)}</p>}
        {data && waiting.length === 0 && (
          <p className="flex items-center gap-2 text-muted-foreground text-sm">
            <Icon name="circle-check" className="size-4 text-primary" />
            Nothing needs attention.
          </p>
        )}
        <ul className="space-y-2">
          {waiting.map(({ name, label, ...kind }) => (
            <li key={name} className="flex items-center justify-between gap-3 text-sm">
              {"href" in kind ? (
                <Link href={kind.href} className="text-primary underline underline-offset-4">
                  {label}
                </Link>
              ) : (
                <span>{label}</span>
              )}
              <Badge variant="exam" className="tabular-nums">
                {data?.[name]}
              </Badge>
            </li>
          ))}
        </ul>
      </CardContent>
    </Card>
  );
}
