export type LineChange = { kind: "same" | "gone" | "come"; line: string };

const MOST_CELLS = 4_000_000;

/** A shortest difference between two texts by lines; equal lines at both ends are skipped first. */
export function lineChanges(before: string, after: string): LineChange[] {
  const [a, b] = [before.split("\n"), after.split("\n")];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const same = (lines: string[]): LineChange[] => lines.map((line) => ({ kind: "same", line }));
  return [
    ...same(a.slice(0, start)),
    ...between(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...same(a.slice(a.length - end)),
  ];
}

function between(a: string[], b: string[]): LineChange[] {
  const gone = (line: string): LineChange => ({ kind: "gone", line });
  const come = (line: string): LineChange => ({ kind: "come", line });
  if (a.length * b.length > MOST_CELLS) return [...a.map(gone), ...b.map(come)];
  const shared = sharedFrom(a, b);
  const at = (i: number, j: number) => shared[i]?.[j] ?? 0;
  const changes: LineChange[] = [];
  let [i, j] = [0, 0];
  while (i < a.length && j < b.length) {
    if (a[i] === b[j]) {
      changes.push({ kind: "same", line: a[i] as string });
      i += 1;
      j += 1;
    } else if (at(i + 1, j) >= at(i, j + 1)) {
      changes.push(gone(a[i] as string));
      i += 1;
    } else {
      changes.push(come(b[j] as string));
      j += 1;
    }
  }
  return [...changes, ...a.slice(i).map(gone), ...b.slice(j).map(come)];
}

/** The length of the longest common subsequence of lines, from each pair of positions to the end. */
function sharedFrom(a: string[], b: string[]): Uint32Array[] {
  const shared = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1)
    for (let j = b.length - 1; j >= 0; j -= 1) {
      const row = shared[i] as Uint32Array;
      const next = shared[i + 1] as Uint32Array;
      row[j] = a[i] === b[j] ? (next[j + 1] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0);
    }
  return shared;
}
