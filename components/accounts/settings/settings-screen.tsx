"use client";
import Link from "next/link";
import { SingleKeysSwitch } from "@/components/practice/attempt/single-keys-switch";
import { QueryFallback } from "@/components/progress/query-fallback";
import { PageHeading } from "@/components/shell/page-heading";
import { buttonVariants } from "@/components/ui/button-variants";
import { useUser } from "@/lib/accounts/hooks";
import { useProfile } from "@/lib/accounts/hooks/profile";
import { LazyProfileForm } from "../lazy-profile-form";
import { PendingEmail } from "../pending-email";
import { Contents } from "./contents";
import { DeleteAccount } from "./delete-account";
import { DownloadData } from "./download-data";
import { LazyPasswordForm } from "./lazy-password-form";
import { NotificationToggles } from "./notification-toggles";
import { Section } from "./section";
import { SendTest } from "./send-test";
import { Sessions } from "./sessions";
import { TimeZone } from "./time-zone";

export function SettingsScreen() {
  const [user, profile] = [useUser(), useProfile()];
  if (!user.data || !profile.data) return <QueryFallback queries={[user, profile]} />;
  const { email, hasPassword } = profile.data;
  return (
    <>
      <PageHeading title="Settings" />
      <div className="grid items-start gap-8 lg:grid-cols-[11rem_minmax(0,44rem)]">
        <Contents />
        <div className="grid min-w-0 gap-6">
          <Section id="profile" title="Profile" description="Your name and address, for you and for our mails only.">
            <PendingEmail profile={profile.data} />
            <LazyProfileForm profile={profile.data} />
          </Section>
          <Section id="password" title="Password" description="We tell you by mail whenever it changes.">
            <LazyPasswordForm key={String(hasPassword)} profile={profile.data} />
          </Section>
          <Section id="notifications" title="Notifications" description="What the bell at the top tells you about.">
            <NotificationToggles />
            <SendTest />
          </Section>
          <Section id="time-zone" title="Time zone" description="Streaks, countdowns and 'today' follow it.">
            <TimeZone user={user.data} />
          </Section>
          <Section id="sessions" title="Sessions" description="Where you are signed in.">
            <Sessions timeZone={user.data.timeZone} hasPassword={hasPassword} />
          </Section>
          <Section
            id="calendar-feed"
            title="Calendar feed"
            description="A private link that shows your exams, events and plan in any calendar app."
          >
            <Link prefetch={false} href="/calendar" className={buttonVariants({ variant: "outline" })}>
              Open the calendar
            </Link>
          </Section>
          <Section
            id="keys"
            title="Keys"
            description="Lessons and practice answer to single keys while no field has the focus; ? in practice lists them."
          >
            <SingleKeysSwitch />
          </Section>
          <Section id="privacy" title="Privacy">
            <div className="divide-y *:py-5 *:first:pt-0 *:last:pb-0">
              <DownloadData />
              <DeleteAccount email={email} />
            </div>
          </Section>
        </div>
      </div>
    </>
  );
}
