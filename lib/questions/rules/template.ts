import type { Variant, VariantBuilder } from "./builders/variant";
import { type Draw, drawFrom, randomOf, sourceOf } from "./draw";

export type TemplateFacts = {
  /** Unique among all questions; begins with the paper: 'fa-disposal-profit'. */
  key: string;
  /** Increase this whenever the same seed would give another result. */
  version: number;
  /** The full code of the point that the question tests: 'FA.D.non-current.disposal'. */
  point: string;
  marks: number;
  /** The expected time. */
  seconds: number;
  /** The author's estimate. */
  difficulty: -1 | 0 | 1;
  /** Only for mock exams. */
  reserved?: true;
};

export type Template = TemplateFacts & {
  /** The same seed always gives the same question. Throws if no figures are accepted. */
  variant: (seed: number) => Variant;
};

type Written<V> = TemplateFacts & {
  draw: (d: Draw) => V;
  /** Rejects figures; others are drawn then. */
  fits?: (values: V) => boolean;
  make: (values: V) => VariantBuilder;
};

const MOST_DRAWS = 200;

export function template<V>({ draw, fits = () => true, make, ...facts }: Written<V>): Template {
  const { key, version, marks, seconds } = facts;
  return {
    ...facts,
    variant(seed) {
      for (let attempt = 0; attempt < MOST_DRAWS; attempt += 1) {
        const d = drawFrom(randomOf(sourceOf(key, version, seed, attempt)));
        const values = draw(d);
        const created = fits(values) ? make(values)({ marks, seconds }, d) : null;
        if (created) return created;
      }
      throw new Error(`${key} found no valid figures for seed ${seed}.`);
    },
  };
}
