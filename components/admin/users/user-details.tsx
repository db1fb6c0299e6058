import { type ReactNode, useState } from "react";
import { AuditRow } from "@/components/admin/audit/audit-row";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { Progress } from "@/components/ui/progress";
import { Skeleton } from "@/components/ui/skeleton";
import type { ManagedUserDetail } from "@/lib/accounts/contract/managing";
import { useRemoveUserPassword, useRevokeSessions, useSetAdmin } from "@/lib/accounts/hooks/managing";
import { useUserAudit } from "@/lib/admin/hooks";
import { sentenceOf } from "@/lib/platform/query/call";
import { dayIn, dayInWords } from "@/lib/platform/time/civil";
import { UserSubscription } from "./subscription";
import { Suspension } from "./suspension";
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
        <Line name="Last seen">{user.lastSeenAt ? day(user.lastSeenAt) : "Not signed in"}</Line>
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
      <UserSubscription user={user} day={day} />
      <EnrolledCourses enrollments={user.enrollments} day={day} />
      <UserActions user={user} isOneself={user.id === viewer.id} />
      {!user.isAdmin && <Suspension user={user} day={day} />}
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

/** The audit log of admins' actions on this person. */
function UserAudit({ userId, timeZone }: { userId: string; timeZone: string }) {
  const { data: entries, error } = useUserAudit(userId);
  return (
    <section className="space-y-2 border-t pt-5">
      <h3 className="heading text-base">Audit</h3>
      {!entries && !error && <Skeleton className="h-16 w-full" />}
      {error && !entries && <p className="text-destructive text-sm">{sentenceOf(error)}</p>}
      {entries?.length === 0 && (
        <p className="text-muted-foreground text-sm">No admin has changed anything about this account.</p>
      )}
      {entries && entries.length > 0 && (
        <ul className="-mx-4 divide-y md:-mx-5">
          {entries.map((entry) => (
            <AuditRow key={entry.id} entry={entry} timeZone={timeZone} isAboutOne />
          ))}
        </ul>
      )}
    </section>
  );
}

type EnrolledCoursesProps = { enrollments: ManagedUserDetail["enrollments"]; day(instant: string): string };

function EnrolledCourses({ enrollments, day }: EnrolledCoursesProps) {
  return (
    <section className="space-y-2">
      <h3 className="heading text-base">Enrolled Courses</h3>
      {enrollments.length === 0 && <p className="text-muted-foreground text-sm">Not enrolled in any course.</p>}
      <ul className="divide-y">
        {enrollments.map(({ id, title, progress, enrolledAt, lastAccessedAt }) => (
          <li key={id} className="space-y-1.5 py-3">
            <p className="flex justify-between gap-3 text-sm">
              <span className="min-w-0 wrap-anywhere font-medium">{title}</span>
              <span className="tabular-nums">{progress}%</span>
            </p>
            <Progress value={progress} aria-label={`Progress in ${title}`} />
            <p className="text-compact text-muted-foreground">
              Enrolled: {day(enrolledAt)} · Last accessed: {lastAccessedAt ? day(lastAccessedAt) : "Never"}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type Confirmation = "role" | "sessions" | "password" | null;

function UserActions({ user, isOneself }: { user: ManagedUserDetail; isOneself: boolean }) {
  const [asking, setAsking] = useState<Confirmation>(null);
  const role = useSetAdmin();
  const sessions = useRevokeSessions();
  const password = useRemoveUserPassword();
  const close = () => setAsking(null);
  const params = { id: user.id };
  const roleAct = user.isAdmin ? "Remove admin" : "Make admin";
  return (
    <section className="space-y-3 border-t pt-5">
      <h3 className="heading text-base">Access</h3>
      <p className="text-muted-foreground text-sm">
        {user.sessions === 1 ? "Signed in on 1 browser." : `Signed in on ${user.sessions} browsers.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="outline" onClick={() => setAsking("role")}>
          {roleAct}
        </Button>
        <Button variant="outline" disabled={user.sessions === 0} onClick={() => setAsking("sessions")}>
          Sign out everywhere
        </Button>
        {user.hasPassword && (
          <Button variant="outline" onClick={() => setAsking("password")}>
            Remove password
          </Button>
        )}
      </div>
      {asking === "role" && (
        <ConfirmDialog
          title={`${roleAct}?`}
          description={user.isAdmin ? removal(user.name, isOneself) : promotion(user.name)}
          isHarmless={!user.isAdmin}
          confirm={roleAct}
          confirming={roleAct}
          isPending={role.isPending}
          onConfirm={() => role.mutate({ params, body: { isAdmin: !user.isAdmin } }, { onSettled: close })}
          open
          onOpenChange={close}
        />
      )}
      {asking === "sessions" && (
        <ConfirmDialog
          title="Sign out everywhere?"
          description={`${user.name} is signed out of every browser at once${isOneself ? ", and that includes this one" : ""}.`}
          confirm="Sign out"
          confirming="Sign out"
          isPending={sessions.isPending}
          onConfirm={() => sessions.mutate({ params }, { onSettled: close })}
          open
          onOpenChange={close}
        />
      )}
      {asking === "password" && (
        <ConfirmDialog
          title="Remove the password?"
          description={`${user.name} then signs in by a mailed link only, is signed out of every browser${isOneself ? ", this one too," : ""} and told by mail. It is noted in the audit.`}
          confirm="Remove password"
          confirming="Removing..."
          isPending={password.isPending}
          onConfirm={() => password.mutate({ params }, { onSettled: close })}
          open
          onOpenChange={close}
        />
      )}
    </section>
  );
}

const promotion = (name: string) =>
  `${name} can then change courses, users and forums, and open everything behind Premium. It is noted in the audit.`;

const removal = (name: string, isOneself: boolean) =>
  isOneself
    ? "You leave the admin area at once, and only another admin can bring you back."
    : `${name} leaves the admin area with the next click. It is noted in the audit.`;
