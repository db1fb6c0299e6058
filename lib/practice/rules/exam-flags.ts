import { storedList } from "@/lib/platform/browser/stored-list";

/** A flag of an exam that was set or taken off and that the server has not confirmed. */
export type Flag = { place: number; flagged: boolean };

/** In the order in which they were set; a later one at the same place replaces the earlier one. */
export type Flags = readonly Flag[];

export const withFlag = (flags: Flags, flag: Flag): Flags => [
  ...flags.filter(({ place }) => place !== flag.place),
  flag,
];

/** Removes a flag that was confirmed or refused, unless it was changed since. */
export const withoutFlag = (flags: Flags, sent: Flag): Flags =>
  flags.filter(({ place, flagged }) => place !== sent.place || flagged !== sent.flagged);

/** The items as the student flagged them. */
export function flaggedItems<Item extends Flag>(items: Item[], flags: Flags): Item[] {
  if (flags.length === 0) return items;
  const own = new Map(flags.map(({ place, flagged }) => [place, flagged]));
  return items.map((item) => ({ ...item, flagged: own.get(item.place) ?? item.flagged }));
}

export const flagsFrom = (text: string | null): Flags => storedList(text, isFlag);

const isFlag = (value: unknown): value is Flag =>
  typeof value === "object" &&
  value !== null &&
  "place" in value &&
  Number.isInteger(value.place) &&
  "flagged" in value &&
  typeof value.flagged === "boolean";
