import { currentRatio } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

type Side = -1 | 0 | 1;
/** What an event does to current assets and to current liabilities, and why. */
type Change = readonly [assets: Side, liabilities: Side, why: string];

const EVENTS: readonly { what: (amount: string) => string; current: Change; quick: Change }[] = [
  {
    what: (amount) => `buys inventory for ${amount} on credit`,
    current: [1, 1, "Inventory and trade payables both grow by the amount."],
    quick: [0, 1, "Trade payables grow, and the inventory does not count in the quick ratio."],
  },
  {
    what: (amount) => `pays a supplier ${amount} out of money in the bank`,
    current: [-1, -1, "Bank and trade payables both fall by the amount."],
    quick: [-1, -1, "Bank and trade payables both fall by the amount."],
  },
  {
    what: (amount) => `receives ${amount} from a customer who owed it`,
    current: [0, 0, "Bank grows and trade receivables fall by the same amount."],
    quick: [0, 0, "Bank grows and trade receivables fall by the same amount."],
  },
  {
    what: (amount) => `borrows ${amount} for five years and puts the money in the bank`,
    current: [1, 0, "Bank grows, and the loan is a non-current liability."],
    quick: [1, 0, "Bank grows, and the loan is a non-current liability."],
  },
  {
    what: (amount) => `buys inventory for ${amount} and pays for it from the bank at once`,
    current: [0, 0, "Bank falls and inventory grows by the same amount."],
    quick: [-1, 0, "Bank falls, and the inventory does not count in the quick ratio."],
  },
  {
    what: (amount) => `issues shares for ${amount}, paid into the bank`,
    current: [1, 0, "Bank grows, and shares are no liability."],
    quick: [1, 0, "Bank grows, and shares are no liability."],
  },
];

const SLIPS: readonly (readonly [Side, Side, string])[] = [
  [0, 0, "That is the ratio before the event."],
  [1, 0, "You added the amount to the assets alone."],
  [-1, 0, "You took the amount off the assets alone."],
  [0, 1, "You added the amount to the liabilities alone."],
  [0, -1, "You took the amount off the liabilities alone."],
  [1, 1, "You added the amount on both sides."],
];

export const ratioAfterEvent = template({
  key: "fa-ratio-after-event",
  version: 3,
  point: "FA.I.ratios.what-moves-a-ratio",
  marks: 2,
  seconds: 120,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    inventory: d.step(30_000, 80_000, 1_000),
    liquid: d.step(40_000, 120_000, 1_000),
    liabilities: d.step(30_000, 80_000, 1_000),
    event: d.pick(EVENTS),
    amount: d.step(5_000, 20_000, 1_000),
    quick: d.chance(0.5),
  }),
  fits: (v) => v.amount <= v.liabilities / 2 && v.inventory + v.liquid <= 3.5 * v.liabilities,
  make: (v) => {
    const [top, bottom, why] = v.quick ? v.event.quick : v.event.current;
    const assets = v.liquid + (v.quick ? 0 : v.inventory);
    const ratio = (a: number, b: number) => currentRatio(assets + a * v.amount, v.liabilities + b * v.amount);
    const answer = round(ratio(top, bottom), 2);
    const name = v.quick ? "quick" : "current";
    const wrong = SLIPS.map(([a, b, slip]) => ({ is: ratio(a, b), because: `${slip} ${why}` })).filter(
      ({ is }) => round(is, 2) !== answer,
    );
    return numberQuestion({
      ask: text`${v.firm} has inventory of ${money(v.inventory)}, other current assets of ${money(v.liquid)} and current liabilities of ${money(v.liabilities)}. It now ${v.event.what(money(v.amount))}.

        What is its ${name} ratio afterwards, to two decimal places?`,
      after: " : 1",
      places: 2,
      answer,
      hint: "Which current assets and which current liabilities does the event change?",
      mistakes: wrong
        .filter((one, index) => wrong.findIndex(({ is }) => round(is, 2) === round(one.is, 2)) === index)
        .slice(0, 4),
      worked: steps(
        why,
        line(v.quick ? "Current assets without inventory, before" : "Current assets, before", assets),
        line("Change", top * v.amount),
        line("Current liabilities, before", v.liabilities),
        line("Change", bottom * v.amount),
        `${money(assets + top * v.amount)} ÷ ${money(v.liabilities + bottom * v.amount)} = ${figure(answer, 2)}`,
      ),
    });
  },
});
