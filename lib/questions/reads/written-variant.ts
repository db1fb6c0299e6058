import "server-only";
import { singleton } from "@/lib/platform/process/singleton";
import type { Block } from "@/lib/writing/block";
import { readText } from "@/lib/writing/markdown";
import { journalQuestion } from "../rules/builders/journal";
import { numberQuestion } from "../rules/builders/number";
import { arrangedOptions, keyOption, type Option, shownOption } from "../rules/builders/options";
import { gapsQuestion, matchQuestion, orderQuestion } from "../rules/builders/places";
import { type Facts, partsOf, type QuestionText, type Variant, type VariantBuilder } from "../rules/builders/variant";
import { drawFrom, randomOf, sourceOf } from "../rules/draw";
import { numberOf } from "../rules/numbers";
import type { Content, WrittenOption } from "../rules/written";

const MAX_CACHED = 1000;

/** A written question as it is shown: its options in the order given by the seed. */
export function writtenVariant(content: Content, version: number, seed: number): Variant {
  const { key, marks, seconds } = content;
  const draw = drawFrom(randomOf(sourceOf(key, version, seed)));
  const variant = cachedBuilder(content, version)({ marks, seconds }, draw);
  if (!variant) throw new Error(`${key} has mistakes with the same result as its answer, or identical texts.`);
  return variant;
}

/** Texts are parsed once per version. */
function cachedBuilder(content: Content, version: number): VariantBuilder {
  const questions = singleton(
    "presented questions",
    () => new Map<string, { content: string; made: VariantBuilder }>(),
  );
  const name = `${content.key} ${version}`;
  const cached = questions.get(name);
  const raw = JSON.stringify(content);
  if (cached?.content === raw) return cached.made;
  const created = builderOf(content);
  if (questions.size >= MAX_CACHED) questions.clear();
  questions.set(name, { content: raw, made: created });
  return created;
}

const read = (text: string): Block[] => readText(text).blocks;

function builderOf(content: Content): VariantBuilder {
  const asked: QuestionText = { ask: read(content.ask), ...(content.hint ? { hint: read(content.hint) } : {}) };
  const worked = read(content.worked ?? "");
  switch (content.kind) {
    case "choice":
    case "several":
      return optionsQuestion(
        content.kind,
        asked,
        content.options,
        worked,
        content.kind === "several" ? content.pick : null,
      );
    case "number":
      return numberQuestion({
        ...asked,
        ...content,
        ask: asked.ask,
        ...(asked.hint ? { hint: asked.hint } : {}),
        mistakes: content.mistakes.map(({ is, because }) => ({ is, because: read(because) })),
        worked,
      });
    case "match":
      return matchQuestion({
        ...asked,
        look: content.look,
        columns: content.columns,
        rows: content.rows.map((row) => ({ ...row, why: read(row.why) })),
        worked,
      });
    case "gaps":
      return gapsQuestion({
        ...asked,
        text: content.text,
        gaps: content.gaps.map((gap) => ({ ...gap, why: read(gap.why) })),
        worked,
      });
    case "order":
      return orderQuestion({ ...asked, things: content.things, worked });
    case "journal":
      return journalQuestion({
        ...asked,
        accounts: content.accounts,
        lines: content.lines,
        same: content.same ?? [],
        worked,
      });
  }
}

function optionsQuestion(
  kind: "choice" | "several",
  asked: QuestionText,
  raw: WrittenOption[],
  worked: Block[],
  pick: number | null,
): VariantBuilder {
  const options = raw.map(
    ({ text, right = false, why }, index): Option => ({
      label: `o${index + 1}`,
      shown: read(text),
      size: numberOf(text),
      right,
      why: read(why),
    }),
  );
  return (facts: Facts, draw) => {
    const ordered = arrangedOptions(options, draw.shuffle);
    const { shown, key } = partsOf(asked, facts, worked);
    const list = { options: ordered.map(shownOption) };
    return {
      shown: kind === "choice" ? { ...shown, kind, ...list } : { ...shown, kind, ...list, pick },
      key: { ...key, kind, options: ordered.map(keyOption) },
    };
  };
}
