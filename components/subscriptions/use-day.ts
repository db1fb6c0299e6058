"use client";
import { useUser } from "@/lib/accounts/hooks";
import { dayIn, dayInWords } from "@/lib/platform/time/civil";

/** Formats an instant as a date in the student's time zone. */
export function useDay() {
  const { data: user } = useUser();
  return (at: string | null): string | null => (at ? dayInWords(dayIn(user?.timeZone ?? "UTC", new Date(at))) : null);
}
