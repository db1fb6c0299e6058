import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Progress } from "@/components/ui/progress";
import type { ManagedUserDetail } from "@/lib/admin/contract/people";
import { dayIn, dayInWords } from "@/lib/platform/civil";
import { EnrolledCourses } from "./enrolled-courses";
import { GrantForm } from "./grant-form";
import { UserActions } from "./user-actions";
import type { Looking } from "./users-screen";

export function UserDetails({ user, viewer }: { user: ManagedUserDetail; viewer: Looking }) {
  const { completedTopics, totalTopics } = user.progress;
  const day = (instant: string) => dayInWords(dayIn(viewer.timeZone, new Date(instant)));
  return (
    <div className="space-y-6">
      <dl className="grid grid-cols-[7rem_1fr] gap-x-3 gap-y-2 text-sm">
        <Line name="Username">{user.username}</Line>
        <Line name="Full Name">
          {user.name} {user.isAdmin && <Badge variant="info">Admin</Badge>}
        </Line>
        <Line name="Email">{user.email}</Line>
        <Line name="Joined">{day(user.createdAt)}</Line>
        <Line name="ID">
          <span className="font-mono text-compact">{user.id}</span>
        </Line>
      </dl>
      <section className="space-y-2">
        <h3 className="heading text-base">Overall Progress</h3>
        <Progress value={totalTopics > 0 ? (completedTopics / totalTopics) * 100 : 0} label="Overall progress" />
        <p className="text-muted-foreground text-sm tabular-nums">
          {completedTopics} of {totalTopics} topics completed
        </p>
      </section>
      <section className="space-y-2">
        <h3 className="heading text-base">Subscription Status</h3>
        <p className="text-sm">{subscriptionWords(user.subscription, day)}</p>
        {!user.subscription.active && <GrantForm userId={user.id} />}
      </section>
      <EnrolledCourses enrollments={user.enrollments} day={day} />
      <UserActions user={user} isOneself={user.id === viewer.id} />
    </div>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** 'Active: Premium, granted, until 20 November 2027'. */
function subscriptionWords(held: ManagedUserDetail["subscription"], day: (instant: string) => string): string {
  if (!held.active && !held.status) return "No subscription";
  const end = held.currentPeriodEnd ? day(held.currentPeriodEnd) : null;
  if (!held.active) return end ? `Not active (${held.status}), ended or ends ${end}` : `Not active (${held.status})`;
  const parts = [
    "Active: Premium",
    held.source,
    end && (held.source === "granted" ? `until ${end}` : `period to ${end}`),
  ];
  return parts.filter(Boolean).join(", ");
}
