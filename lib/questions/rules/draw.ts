import { firms, months, people, products, towns } from "@/lib/accountancy/names";

/**
 * The result of a seed must never change: sfc32 by Chris Doty-Humphrey (public domain), initialised with a hash of the
 * text. Test vectors check it.
 */
export function randomOf(text: string): () => number {
  let [a, b, c, d] = hashOf(text);
  const next = () => {
    const sum = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return (sum >>> 0) / 4_294_967_296;
  };
  for (let warm = 0; warm < 12; warm += 1) next();
  return next;
}

/** Four 32-bit numbers: FNV-1a over the text, each with a different initial value. */
function hashOf(text: string): [number, number, number, number] {
  const of = (start: number) => {
    let hash = start;
    for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 16_777_619);
    return hash | 0;
  };
  return [of(2_166_136_261), of(374_761_393), of(668_265_263), of(3_266_489_917)];
}

/** The only source of randomness in a template. */
export type Draw = {
  /** A figure between two others, in steps; both ends are possible. */
  step: (from: number, to: number, by: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** This many different elements of a list, in random order. */
  several: <T>(list: readonly T[], count: number) => T[];
  /** True with this probability. */
  chance: (probability: number) => boolean;
  shuffle: <T>(list: readonly T[]) => T[];
  /** 'Ravensby Co': a different one at each call. */
  firm: () => string;
  /** A first name: a different one at each call. */
  person: () => string;
  /** Goods to trade, with their names and their range of unit costs. */
  product: () => (typeof products)[number];
  town: () => string;
  month: () => string;
};

export function drawFrom(random: () => number): Draw {
  const below = (count: number) => Math.floor(random() * count);
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError("The list to pick from is empty.");
    return list[below(list.length)] as T;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const left = [...list];
    for (let index = left.length - 1; index > 0; index -= 1) {
      const other = below(index + 1);
      [left[index], left[other]] = [left[other] as T, left[index] as T];
    }
    return left;
  };
  const different = <T>(list: readonly T[]) => {
    let left: T[] = [];
    return () => {
      if (left.length === 0) left = shuffle(list);
      return left.pop() as T;
    };
  };
  return {
    // Counted in whole steps, so that three times 0.1 is 0.3.
    step: (from, to, by) => Number((from + below(Math.floor((to - from) / by + 1e-9) + 1) * by).toPrecision(12)),
    pick,
    shuffle,
    several: (list, count) => shuffle(list).slice(0, count),
    chance: (probability) => random() < probability,
    firm: different(firms),
    person: different(people),
    product: different(products),
    town: different(towns),
    month: () => pick(months),
  };
}

/** The seed of the generator: the same question, version and seed always give the same figures. */
export const sourceOf = (key: string, version: number, seed: number, attempt = 0): string =>
  `${key}:${version}:${seed}${attempt === 0 ? "" : `:${attempt}`}`;
