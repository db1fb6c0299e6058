import { process } from "@/lib/accountancy/costing/process";
import { blank, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const processAccountSheet = template({
  key: "ma-process-account-sheet",
  version: 1,
  point: "MA.C.cost-accounting-methods.normal-loss",
  marks: 5,
  seconds: 300,
  difficulty: 1,
  draw: (d) => ({
    firm: d.firm(),
    units: d.step(1_000, 5_000, 500),
    loss: d.pick([5, 10]),
    scrap: d.pick([1, 2, 3]),
    unitCost: d.step(8, 20, 1),
    material: d.step(4, 9, 1),
    extra: d.pick([20, 30, 40, 50, 60]),
  }),
  fits: (v) => (v.units * v.loss) % 100 === 0 && costOf(v) - v.units * v.material >= 2_000,
  make: (v) => {
    const cost = costOf(v);
    const output = (v.units * (100 - v.loss)) / 100 - v.extra;
    const account = process({ units: v.units, cost, lossPercent: v.loss, scrapValue: v.scrap, output });
    const conversion = cost - v.units * v.material;
    return sheetQuestion({
      ask: text`In June ${v.firm} put ${v.units} kg of material at ${money(v.material)} a kg into a process; labour and overhead were ${money(conversion)}. Normal loss is ${v.loss}% of input and is sold at ${money(v.scrap)} a kg. Output was ${output} kg, and there was no work in progress.

        Complete the process account.`,
      columns: [{ label: "kg" }, { label: "$" }],
      rows: [
        { label: "Material", cells: [worth(v.units), worth(v.units * v.material)] },
        { label: "Labour and overhead", cells: [blank, worth(conversion)] },
        { label: "Put in", rule: "single", cells: [input("b1", { copy: true }), input("c1 + c2")] },
        { label: "Good output", cells: [worth(output), worth(account.output, { weight: 2 })] },
        { label: "Normal loss", cells: [worth(account.normalUnits), worth(account.normalLoss)] },
        {
          label: "Abnormal loss",
          cells: [worth(account.abnormalLossUnits), worth(account.abnormalLoss, { weight: 2 })],
        },
        { label: "Taken out", rule: "double", cells: [input("b4 + b5 + b6"), input("c4 + c5 + c6")] },
      ],
      hint: "First the kilograms, then the cost of one, then the values.",
      worked: text`Expected output is ${v.units - account.normalUnits} kg. One kg costs (${money(cost)} − ${money(account.normalLoss)}) ÷ ${v.units - account.normalUnits} = ${money(account.unitCost)}. Good output and abnormal loss are valued at it, normal loss at what its scrap brings.`,
    });
  },
});

/** So that one kilogram of expected output costs whole dollars. */
const costOf = (v: { units: number; loss: number; scrap: number; unitCost: number }) => {
  const lost = (v.units * v.loss) / 100;
  return (v.units - lost) * v.unitCost + lost * v.scrap;
};
