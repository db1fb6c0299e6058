"use client";
import { CouldNotLoad } from "@/components/shell/could-not-load";
import { Field } from "@/components/ui/field";
import { NativeSelect } from "@/components/ui/native-select";
import type { MailPreferences } from "@/lib/accounts/contract/mails";
import { useMailPreferences, useUpdateMailPreferences } from "@/lib/accounts/hooks/mails";
import { hourInWords, WEEKDAYS } from "@/lib/accounts/rules/mails";
import { NotificationToggle } from "./notification-toggle";

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** The mails that a user may ask for besides those about her account. */
export function MailSettings({ email, timeZone }: { email: string; timeZone: string }) {
  const { data, isError, refetch } = useMailPreferences();
  const update = useUpdateMailPreferences();
  const set = (body: Partial<MailPreferences>) => update.mutate({ body });
  return (
    <section aria-labelledby="by-mail" className="mt-6">
      <h3 id="by-mail" className="font-semibold">
        By e-mail
      </h3>
      <p className="mb-3 text-compact text-muted-foreground wrap-anywhere">
        To {email}. Each mail has a link that stops it. Mails about your account and payments always come.
      </p>
      {isError && !data && <CouldNotLoad what="these settings" onRetry={refetch} className="mb-3" />}
      <ul className="divide-y border-y">
        <NotificationToggle
          label="Daily reminder"
          hint="On days on which you have not studied yet, with what is next"
          checked={data?.reminder}
          onChange={(reminder) => set({ reminder })}
        >
          <Field label="Hour" hint={`Sent within the hour after it, in your time zone (${zoneName(timeZone)}).`}>
            {(wiring) => (
              <NativeSelect
                {...wiring}
                className="max-w-40"
                value={data?.reminderHour}
                onChange={({ target }) => set({ reminderHour: Number(target.value) })}
              >
                {HOURS.map((hour) => (
                  <option key={hour} value={hour}>
                    {hourInWords(hour)}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </NotificationToggle>
        <NotificationToggle
          label="Weekly summary"
          hint="What you studied, your streak, and what is planned next"
          checked={data?.summary}
          onChange={(summary) => set({ summary })}
        >
          <Field label="Day" hint="Sent in the morning.">
            {(wiring) => (
              <NativeSelect
                {...wiring}
                className="max-w-40"
                value={data?.summaryDay}
                onChange={({ target }) => set({ summaryDay: Number(target.value) })}
              >
                {WEEKDAYS.map((name, day) => (
                  <option key={name} value={day}>
                    {name}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
        </NotificationToggle>
        <NotificationToggle
          label="Replies"
          hint="In threads that you opened or wrote in; one mail for each until you visit it"
          checked={data?.replies}
          onChange={(replies) => set({ replies })}
        />
      </ul>
    </section>
  );
}

const zoneName = (timeZone: string) => timeZone.replaceAll("_", " ");
