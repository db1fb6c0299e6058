import { faultsOf, faultsOfSolution } from "@/lib/questions/rules/examination";
import { templates } from "@/lib/questions/templates/registry";

const SEEDS = 20_000;
const SHOWN = 3;

/** Checks every template, or those of one file, with 20,000 seeds. Returns whether none had an error. */
export function examineDeep(only = ""): boolean {
  let good = true;
  for (const [file, template] of templates) {
    if (!file.includes(only)) continue;
    const began = performance.now();
    const faults: string[] = [];
    for (let seed = 1; seed <= SEEDS; seed += 1)
      faults.push(...faultsAt(template, seed).map((fault) => `seed ${seed}: ${fault}`));
    const each = (performance.now() - began) / SEEDS;
    console.log(
      `${file}: ${faults.length === 0 ? "without a fault" : `${faults.length} faults`}, ${each.toFixed(2)} ms a variant`,
    );
    for (const fault of faults.slice(0, SHOWN)) console.log(`  ${fault}`);
    good &&= faults.length === 0;
  }
  return good;
}

function faultsAt(template: { variant: (seed: number) => Parameters<typeof faultsOf>[0] }, seed: number): string[] {
  try {
    const variant = template.variant(seed);
    return [...faultsOf(variant), ...faultsOfSolution(variant, { atTheEnd: true })];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}
