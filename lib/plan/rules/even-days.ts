type Size = {
  minutes: number;
  /** The ideal day of the topic, with a fraction. Items are sorted by it. */
  at: number;
};

/**
 * Assigns a day to each item, in order, so that the loads of two days differ by at most the longest item, and each item
 * is as near to its ideal day as that allows. `doneToday` minutes of the first day are already used.
 */
export function evenDays(sizes: readonly Size[], days: number, doneToday: number): number[] {
  const total = sizes.reduce((sum, { minutes }) => sum + minutes, doneToday);
  const full = doneToday > 0 && doneToday >= total / days;
  if (full && days > 1) {
    const later = sizes.map(({ minutes, at }) => ({ minutes, at: at - 1 }));
    return evenDays(later, days - 1, 0).map((day) => day + 1);
  }
  const ends = endsOf(sizes, days, full ? 0 : doneToday);
  let day = 0;
  return sizes.map((_, index) => {
    while (day < days - 1 && index >= (ends[day] ?? 0)) day += 1;
    return day;
  });
}

/** How many items come before the end of each day. */
function endsOf(sizes: readonly Size[], days: number, doneToday: number): number[] {
  const sums = [0];
  for (const { minutes } of sizes) sums.push((sums.at(-1) ?? 0) + minutes);
  const longest = Math.max(0, ...sizes.map(({ minutes }) => minutes));
  const least = leastLoad(sums, days, doneToday, longest);
  const { first, last } = reachable(sums, days, doneToday, { least, most: least + longest });
  const ends = new Array<number>(days).fill(sizes.length);
  for (let day = days - 1; day > 0; day -= 1) {
    const until = sums[ends[day] ?? 0] ?? 0;
    const low = Math.max(first[day - 1] ?? 0, firstAt(sums, until - least - longest));
    const high = Math.min(last[day - 1] ?? 0, lastAt(sums, until - least));
    ends[day - 1] = Math.min(high, Math.max(low, suiting(sizes, day)));
  }
  return ends;
}

const suiting = (sizes: readonly Size[], day: number) => {
  const found = sizes.findIndex(({ at }) => at >= day);
  return found === -1 ? sizes.length : found;
};

/**
 * The smallest load for which days between it and that load plus the longest item can hold everything. This is also
 * sufficient: no item is longer than that range, so the first item that days of this load can reach comes at most one
 * after the last that days of one minute less can reach, and there is no gap between the two (block partitions of
 * sequences, Barany and Grinberg).
 */
function leastLoad(sums: number[], days: number, doneToday: number, longest: number): number {
  let [low, high] = [0, Math.ceil(((sums.at(-1) ?? 0) + doneToday) / days)];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const { last } = reachable(sums, days, doneToday, { least: middle, most: middle + longest });
    if ((last.at(-1) ?? 0) >= sums.length - 1) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The fewest and the most items before the end of each day, with loads in this range. */
function reachable(sums: number[], days: number, doneToday: number, load: { least: number; most: number }) {
  const [first, last]: [number[], number[]] = [[], []];
  let [from, to] = [-doneToday, -doneToday];
  for (let day = 0; day < days; day += 1) {
    const few = Math.min(firstAt(sums, from + load.least), sums.length - 1);
    const many = lastAt(sums, to + load.most);
    first.push(few);
    last.push(many);
    from = sums[few] ?? 0;
    to = sums[many] ?? 0;
  }
  return { first, last };
}

/** The first index whose sum is at least this; one past the end if there is none. */
function firstAt(sums: number[], least: number): number {
  let [low, high] = [0, sums.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) >= least) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The last index whose sum is at most this; the first sum always is. */
const lastAt = (sums: number[], most: number): number => Math.max(0, firstAt(sums, most + 1) - 1);
