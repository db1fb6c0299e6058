import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { Progress } from "@/components/ui/progress";
import type { ManagedUserDetail } from "@/lib/admin/contract/users";
import { dayIn, dayInWords } from "@/lib/platform/civil";
import { EnrolledCourses } from "./enrolled-courses";
import { Subscription } from "./subscription";
import { UserActions } from "./user-actions";
import { UserAudit } from "./user-audit";

export type UsersScreenState = { id: string; timeZone: string };

export function UserDetails({ user, viewer }: { user: ManagedUserDetail; viewer: UsersScreenState }) {
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
        <Progress value={totalTopics > 0 ? (completedTopics / totalTopics) * 100 : 0} aria-label="Overall progress" />
        <p className="text-muted-foreground text-sm tabular-nums">
          {completedTopics} of {totalTopics} topics completed
        </p>
      </section>
      <Subscription user={user} day={day} />
      <EnrolledCourses enrollments={user.enrollments} day={day} />
      <UserActions user={user} isOneself={user.id === viewer.id} />
      <UserAudit userId={user.id} timeZone={viewer.timeZone} />
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
