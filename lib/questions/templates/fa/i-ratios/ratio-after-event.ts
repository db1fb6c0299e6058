import { currentRatio } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const EVENTS = [
  { what: "buys inventory on credit", current: [1, 1], quick: [0, 1] },
  { what: "pays a supplier out of money in the bank", current: [-1, -1], quick: [-1, -1] },
  { what: "receives money from a customer who owed it", current: [0, 0], quick: [0, 0] },
  { what: "borrows for five years and puts the money in the bank", current: [1, 0], quick: [1, 0] },
  { what: "buys inventory and pays for it from the bank at once", current: [0, 0], quick: [-1, 0] },
  { what: "issues shares for money, paid into the bank", current: [1, 0], quick: [1, 0] },
] as const;

export const ratioAfterEvent = template({
  key: "fa-ratio-after-event",
  version: 1,
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
  make: (v) => {
    const [top, bottom] = v.quick ? v.event.quick : v.event.current;
    const assets = v.liquid + (v.quick ? 0 : v.inventory);
    const ratio = (a: number, b: number) => currentRatio(assets + a * v.amount, v.liabilities + b * v.amount);
    const answer = round(ratio(top, bottom), 2);
    const name = v.quick ? "quick" : "current";
    const wrong = [
      {
        is: ratio(0, 0),
        because:
          top === 0 && bottom === 0
            ? ""
            : "That is the ratio before. Ask what the event does above the line and below it.",
      },
      { is: ratio(1, 0), because: "Not only the assets grow. Ask what happens on both sides of the fraction." },
      { is: ratio(-1, 0), because: "Ask which asset goes and which one comes, and whether it counts in this ratio." },
      { is: ratio(0, 1), because: "Ask whether the assets that count in this ratio change as well." },
      { is: ratio(0, -1), because: "A debt is paid with something: the assets change as well." },
      { is: ratio(1, 1), because: "Ask whether both sides of the fraction really grow." },
    ].filter(({ is, because }) => because !== "" && round(is, 2) !== answer);
    return numberQuestion({
      ask: text`${v.firm} has inventory of ${money(v.inventory)}, other current assets of ${money(v.liquid)} and current liabilities of ${money(v.liabilities)}. It now ${v.event.what}: ${money(v.amount)}.

        What is its ${name} ratio afterwards, to two decimal places?`,
      after: " : 1",
      places: 2,
      answer,
      hint: "What does the event change above the line, and what below?",
      mistakes: wrong
        .filter((one, index) => wrong.findIndex(({ is }) => round(is, 2) === round(one.is, 2)) === index)
        .slice(0, 4),
      worked: steps(
        line(v.quick ? "Current assets without inventory, before" : "Current assets, before", assets),
        line("Change", top * v.amount),
        line("Current liabilities, before", v.liabilities),
        line("Change", bottom * v.amount),
        `${money(assets + top * v.amount)} ÷ ${money(v.liabilities + bottom * v.amount)} = ${figure(answer, 2)}`,
      ),
    });
  },
});
