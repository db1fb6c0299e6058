"use client";
import { useUser } from "@/lib/accounts/hooks";
import { dayIn, dayInWords } from "@/lib/platform/civil";

/** An instant as the day that it is where the student lives. */
export function useDay() {
  const { data: user } = useUser();
  return (at: string | null): string | null => (at ? dayInWords(dayIn(user?.timeZone ?? "UTC", new Date(at))) : null);
}
