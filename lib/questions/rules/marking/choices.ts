import type { KeyOf } from "../key";
import { type Marking, partsAmong } from "./marking";

/** Each wrong choice cancels one right choice, at most all of them. */
export function markOptions(key: KeyOf<"choice" | "several">, chosen: readonly string[]): Marking {
  const right = key.options.filter((option) => option.right);
  const hits = right.filter(({ id }) => chosen.includes(id)).length;
  const given = new Set(chosen).size;
  const misses = given - hits;
  const mistake = key.options.find(({ id, right: isRight }) => !isRight && chosen.includes(id));
  return {
    share: Math.max(0, hits - misses) / right.length,
    parts: partsAmong(hits, right.length, given),
    recognised: key.kind === "choice" && mistake ? { label: mistake.label, text: mistake.why } : null,
    detail: {
      kind: key.kind,
      options: key.options.map(({ id, right: isRight, why }) => ({ id, right: isRight, why })),
    },
  };
}

export function markMatch(key: KeyOf<"match">, columns: readonly (string | null)[]): Marking {
  const rows = key.rows.map(({ id, column, why }, index) => {
    const given = columns[index] ?? null;
    return { id, right: given === column, given, is: column, why };
  });
  return { ...shareOf(rows), detail: { kind: "match", rows } };
}

export function markGaps(key: KeyOf<"gaps">, chosen: readonly (string | null)[]): Marking {
  const gaps = key.gaps.map(({ option, why }, index) => {
    const given = chosen[index] ?? null;
    return { at: index, right: given === option, given, is: option, why };
  });
  return { ...shareOf(gaps), detail: { kind: "gaps", gaps } };
}

export function markOrder(key: KeyOf<"order">, order: readonly string[]): Marking {
  const things = key.order.map((id, index) => ({ id, right: order[index] === id }));
  return { ...shareOf(things), detail: { kind: "order", things } };
}

function shareOf(parts: readonly { right: boolean }[]): Pick<Marking, "share" | "parts"> {
  const right = parts.filter((part) => part.right).length;
  return { share: right / parts.length, parts: { right, of: parts.length } };
}
