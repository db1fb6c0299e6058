import { dateFormat } from "@/lib/platform/time/date-format";
export type ZoneGroup = { region: string; zones: { name: string; label: string }[] };

/**
 * All time zones that the browser supports, by region: 'America/Argentina/Salta' is 'Argentina, Salta' under America.
 */
export function zoneGroups(names: string[]): ZoneGroup[] {
  const groups = new Map<string, ZoneGroup>();
  for (const name of [...new Set(names)].sort()) {
    const [region = "", ...place] = name.split("/");
    const title = place.length > 0 ? region : "Other";
    const group = groups.get(title) ?? { region: title, zones: [] };
    group.zones.push({ name, label: (place.length > 0 ? place : [region]).join(", ").replaceAll("_", " ") });
    groups.set(title, group);
  }
  return [...groups.values()].sort((a, b) => Number(a.region === "Other") - Number(b.region === "Other"));
}

/** The current time there, such as '14:05', so that people can check their choice. */
export const timeIn = (timeZone: string, instant: Date) =>
  dateFormat({ timeZone, hour: "2-digit", minute: "2-digit" }).format(instant);
