import "server-only";
import { randomInt } from "node:crypto";
import type { Variant } from "../rules/builders/variant";
import type { Template } from "../rules/template";
import type { Content } from "../rules/written";
import { templates } from "../templates/registry";
import { writtenVariant } from "./written-variant";

const byKey = new Map<string, Template>([...templates.values()].map((template) => [template.key, template]));

/** The file of a template's code, for admins; null for written questions. */
export const fileOf = (key: string): string | null =>
  [...templates].find(([, template]) => template.key === key)?.[0] ?? null;

/** A question as stored: a written one with its content, a template without. */
export type StoredQuestion = { key: string; version: number; content: Content | null };

export type Drawn = { version: number; seed: number; variant: Variant; drawn: Variant | null };

const SEEDS = 2 ** 31 - 1;

/** A variant from a random seed, with the data to store for it. Null if the template no longer exists. */
export function drawVariant(question: StoredQuestion, seed: number = randomInt(1, SEEDS)): Drawn | null {
  const { key, version, content } = question;
  if (content) return { version, seed, variant: writtenVariant(content, version, seed), drawn: null };
  const template = byKey.get(key);
  if (!template) return null;
  const variant = template.variant(seed);
  return { version: template.version, seed, variant, drawn: variant };
}

/** Exactly the variant of this version and seed. Null if a template has another version now, or the text is gone. */
export function redrawVariant(question: StoredQuestion, seed: number): Drawn | null {
  const drawn = drawVariant(question, seed);
  return drawn?.version === question.version ? drawn : null;
}

type Shown = { drawn: Variant | null; seed: number | null; version: number; content: Content | null };

/** The variant that was shown: as stored, or made again from the version's text. Null if neither exists any more. */
export function shownVariant({ drawn, seed, version, content }: Shown): Variant | null {
  if (drawn) return drawn;
  return content && seed !== null ? writtenVariant(content, version, seed) : null;
}
