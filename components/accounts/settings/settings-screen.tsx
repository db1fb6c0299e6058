"use client";
import dynamic from "next/dynamic";
import { type ReactNode, useState } from "react";
import { QueryFallback } from "@/components/progress/query-fallback";
import { PrivacyLink, TermsLink } from "@/components/shell/legal-links";
import { PageHeading } from "@/components/shell/page-heading";
import { ShortcutKeys } from "@/components/shell/shortcuts/shortcut-keys";
import { SingleKeysSwitch } from "@/components/shell/shortcuts/single-keys-switch";
import { Button } from "@/components/ui/button";
import { buttonVariants } from "@/components/ui/button-variants";
import { Card, CardContent, CardDescription, CardHeader, CardTitle } from "@/components/ui/card";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import { Link } from "@/components/ui/link";
import { useDialog } from "@/components/ui/use-dialog";
import type { Preferences } from "@/lib/accounts/contract/profile";
import { useUser } from "@/lib/accounts/hooks";
import { usePreferences, useProfile, useUpdatePreferences } from "@/lib/accounts/hooks/profile";
import { fetchExport } from "@/lib/accounts/hooks/security";
import { useSendTestNotification } from "@/lib/notifications/hooks";
import { loadWithRetry } from "@/lib/platform/browser/load-with-retry";
import { toast } from "@/lib/platform/browser/toast";
import { sentenceOf } from "@/lib/platform/query/call";
import { FormSkeleton } from "../form-skeleton";
import { LazyProfileForm } from "../lazy-profile-form";
import { PendingEmail } from "../pending-email";
import { useSignInAgain } from "../use-sign-in-again";
import { MailSettings } from "./mail-settings";
import { NotificationToggle } from "./notification-toggle";
import { Sessions } from "./sessions";
import { SettingsContents } from "./settings-contents";
import { ThemeChoiceSetting } from "./theme-choice";
import { TimeZone } from "./time-zone";

export function SettingsScreen() {
  const [user, profile] = [useUser(), useProfile()];
  if (!user.data || !profile.data) return <QueryFallback queries={[user, profile]} />;
  const { email, hasPassword } = profile.data;
  return (
    <>
      <PageHeading title="Settings" />
      <div className="grid items-start gap-8 lg:grid-cols-[11rem_minmax(0,44rem)]">
        <SettingsContents sections={SECTIONS} />
        <div className="grid min-w-0 gap-6">
          <Section id="profile" title="Profile" description="Your name and address, for you and for our mails only.">
            <PendingEmail profile={profile.data} />
            <LazyProfileForm profile={profile.data} />
          </Section>
          <Section id="password" title="Password" description="We tell you by mail whenever it changes.">
            <LazyPasswordForm profile={profile.data} />
          </Section>
          <Section
            id="notifications"
            title="Notifications"
            description="What the bell at the top tells you about, and what we mail."
          >
            <NotificationToggles />
            <SendTest />
            <MailSettings email={email} timeZone={user.data.timeZone} />
          </Section>
          <Section id="appearance" title="Appearance" description="On this device.">
            <ThemeChoiceSetting />
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
            <Link href="/calendar?feed=1" className={buttonVariants({ variant: "outline" })}>
              Open the calendar
            </Link>
          </Section>
          <Section
            id="keys"
            title="Shortcuts"
            description="Single keys work while no field has the focus; ? lists them, and in practice those of practice."
            // A phone has no keys. With a keyboard, ? opens the same list.
            className="pointer-coarse:max-lg:hidden"
          >
            <SingleKeysSwitch />
            <details className="mt-5 border-t pt-4">
              <summary className="cursor-pointer rounded-sm py-2 font-medium text-sm">All shortcuts</summary>
              <div className="mt-3">
                <ShortcutKeys />
              </div>
            </details>
          </Section>
          <Section id="privacy" title="Privacy">
            <div className="divide-y *:py-5 *:first:pt-0 *:last:pb-0">
              <DownloadData />
              <DeleteAccount email={email} />
              <p className="flex gap-x-6 text-sm">
                <TermsLink />
                <PrivacyLink />
              </p>
            </div>
          </Section>
        </div>
      </div>
    </>
  );
}

const LazyPasswordForm = dynamic(
  loadWithRetry(() => import("./password-form").then((part) => part.PasswordForm)),
  { ssr: false, loading: () => <FormSkeleton fields={3} /> },
);

function SendTest() {
  const send = useSendTestNotification();
  return (
    <Button variant="outline" className="mt-4" disabled={send.isPending} onClick={() => send.mutate({})}>
      Send Test Notification
    </Button>
  );
}

type SectionProps = { id: string; title: string; description?: ReactNode; className?: string; children: ReactNode };

function Section({ id, title, description, className, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} tabIndex={-1} className={cn("scroll-mt-24", className)}>
      <Card>
        <CardHeader>
          <CardTitle id={`${id}-title`}>{title}</CardTitle>
          {description && <CardDescription>{description}</CardDescription>}
        </CardHeader>
        <CardContent>{children}</CardContent>
      </Card>
    </section>
  );
}

const DeleteAccountDialog = lazyPart(() => import("./delete-account-dialog").then((part) => part.DeleteAccountDialog));

function DeleteAccount({ email }: { email: string }) {
  const { opened, button, dialog } = useDialog(DeleteAccountDialog.preload);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
      <p className="max-w-[52ch] text-muted-foreground text-sm">
        Your account, progress, dates and picture go at once and cannot be brought back. Posts stay as 'Deleted user'. A
        subscription is cancelled first.
      </p>
      <Button {...button} variant="destructive">
        Delete account
      </Button>
      {opened && <DeleteAccountDialog email={email} {...dialog} />}
    </div>
  );
}

const SECTIONS = [
  ["profile", "Profile"],
  ["password", "Password"],
  ["notifications", "Notifications"],
  ["appearance", "Appearance"],
  ["time-zone", "Time zone"],
  ["sessions", "Sessions"],
  ["calendar-feed", "Calendar feed"],
  ["keys", "Shortcuts"],
  ["privacy", "Privacy"],
] as const;

const TOGGLES: [keyof Preferences, string, string][] = [
  ["courseUpdates", "Course updates", "New modules in the courses you are enrolled in"],
  ["newCourses", "New courses", "Courses that are added to the catalogue"],
  ["learningReminders", "Learning reminders", "At 18:00 on days on which you have not studied yet"],
];

function NotificationToggles() {
  const { data: preferences } = usePreferences();
  const update = useUpdatePreferences();
  return (
    <ul className="divide-y border-y">
      {TOGGLES.map(([name, label, hint]) => (
        <NotificationToggle
          key={name}
          label={label}
          hint={hint}
          checked={preferences?.[name]}
          onChange={(checked) => update.mutate({ body: { [name]: checked } })}
        />
      ))}
    </ul>
  );
}

/** Downloaded by fetch instead of a plain link, so that an error is shown as a message and not saved as a file. */
function DownloadData() {
  const [busy, setBusy] = useState(false);
  const again = useSignInAgain();

  async function download() {
    setBusy(true);
    try {
      save(await fetchExport());
      toast({ title: "Your data is on its way", description: "Look for pacioli-data in your downloads." });
    } catch (error) {
      if (!again.asks(error, download))
        toast({ variant: "destructive", title: "Download failed", description: sentenceOf(error) });
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
      <p className="max-w-[52ch] text-muted-foreground text-sm">
        Everything we keep about you, in one JSON file: profile, courses, progress, calendar, posts. Twice a day at
        most.
      </p>
      <Button variant="outline" disabled={busy} onClick={download}>
        <Icon name="download" />
        {busy ? "Preparing..." : "Download my data"}
      </Button>
      {again.dialog}
    </div>
  );
}

function save(data: { exportedAt: string }) {
  const address = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = `pacioli-data-${data.exportedAt.slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
