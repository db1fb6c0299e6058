"use client";
import { useId } from "react";
import { Label } from "@/components/ui/label";
import { Switch } from "@/components/ui/switch";
import type { Preferences } from "@/lib/accounts/contract/profile";
import { usePreferences, useUpdatePreferences } from "@/lib/accounts/hooks/profile";

const TOGGLES: [keyof Preferences, string, string][] = [
  ["courseUpdates", "Course updates", "New modules in the courses you are enrolled in"],
  ["newCourses", "New courses", "Courses that are added to the catalogue"],
  ["learningReminders", "Learning reminders", "At 18:00 on days on which you have not studied yet"],
];

export function NotificationToggles() {
  const { data: preferences } = usePreferences();
  const update = useUpdatePreferences();
  const id = useId();
  return (
    <ul className="divide-y border-y">
      {TOGGLES.map(([name, label, hint]) => (
        <li key={name} className="flex items-center justify-between gap-4 py-3">
          <div className="min-w-0">
            <Label htmlFor={`${id}-${name}`}>{label}</Label>
            <p id={`${id}-${name}-hint`} className="text-compact text-muted-foreground">
              {hint}
            </p>
          </div>
          <Switch
            id={`${id}-${name}`}
            aria-describedby={`${id}-${name}-hint`}
            checked={preferences?.[name] ?? false}
            disabled={!preferences}
            onCheckedChange={(checked) => update.mutate({ body: { [name]: checked } })}
          />
        </li>
      ))}
    </ul>
  );
}
