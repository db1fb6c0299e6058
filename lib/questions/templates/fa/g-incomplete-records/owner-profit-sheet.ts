import { blank, given, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const ownerProfitSheet = template({
  key: "fa-owner-profit-sheet",
  version: 1,
  point: "FA.G.incomplete-records.net-assets",
  marks: 4,
  seconds: 220,
  difficulty: 0,
  draw: (d) => {
    const ends = (from: number, to: number) => ({ before: d.step(from, to, 100), now: d.step(from, to, 100) });
    return {
      person: d.person(),
      van: d.step(8_000, 20_000, 1_000),
      rate: d.pick([20, 25]),
      inventory: ends(3_000, 12_000),
      receivables: ends(1_000, 6_000),
      bank: ends(500, 8_000),
      payables: ends(1_000, 6_000),
      drawings: d.step(10_000, 26_000, 500),
      introduced: d.step(1_000, 6_000, 500),
    };
  },
  make: (v) =>
    sheetQuestion({
      ask: text`${v.person} has kept no books. On 1 January 20X5 the business had a van worth ${money(v.van)}, inventory of ${money(v.inventory.before)}, receivables of ${money(v.receivables.before)}, ${money(v.bank.before)} in the bank and payables of ${money(v.payables.before)}. On 31 December
        inventory is ${money(v.inventory.now)}, receivables are ${money(v.receivables.now)}, the bank balance is ${money(v.bank.now)} and payables are ${money(v.payables.now)}. The van loses ${v.rate}% of its value a year. In 20X5 ${v.person} took out ${money(v.drawings)} and paid in ${money(v.introduced)}.

        Complete the table and find the profit; write what is taken off as a negative figure.`,
      columns: [
        { label: "1 January", unit: "$" },
        { label: "31 December", unit: "$" },
      ],
      rows: [
        { label: "Van", cells: [given(v.van), input(`b1 * ${100 - v.rate} / 100`)] },
        {
          label: "Inventory, receivables and bank",
          cells: [
            worth(v.inventory.before + v.receivables.before + v.bank.before),
            worth(v.inventory.now + v.receivables.now + v.bank.now),
          ],
        },
        { label: "Payables", cells: [given(-v.payables.before), given(-v.payables.now)] },
        { label: "Net assets", rule: "single", cells: [input("b1 + b2 + b3"), input("c1 + c2 + c3")] },
        { label: "Change in net assets", cells: [blank, input("c4 - b4")] },
        { label: "Drawings", cells: [blank, worth(v.drawings)] },
        { label: "Capital paid in", cells: [blank, worth(-v.introduced)] },
        { label: "Profit (loss)", rule: "double", cells: [blank, input("c5 + c6 + c7", { weight: 2 })] },
      ],
      hint: "Profit is what explains the change in net assets, apart from drawings and money paid in.",
      worked: text`Drawings made net assets smaller without being a loss, so they are added back; what the owner paid in made them larger without being a profit, so it is taken off.`,
    }),
});
