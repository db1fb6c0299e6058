import { discountFactor, npv } from "@/lib/accountancy/discounting";
import { round } from "@/lib/accountancy/round";
import { blank, input, sheetQuestion, worth } from "@/lib/questions/rules/builders/sheet";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

type Values = { firm: string; rate: number; outlay: number; flows: number[]; scrap: number };

const netPresentValue = ({ rate, outlay, flows: [first = 0, second = 0, third = 0], scrap }: Values) =>
  npv([-outlay, first, second, third + scrap], rate, 3);

export const npvOfMachine = template<Values>({
  key: "ma-npv-of-machine",
  version: 2,
  point: "MA.D.capital-budgeting-and-discounted-cash-flow.npv",
  marks: 4,
  seconds: 240,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    rate: d.pick([5, 8, 10, 12]),
    outlay: d.step(30, 80, 5) * 1_000,
    flows: [d.step(10, 30, 1), d.step(10, 30, 1), d.step(10, 30, 1)].map((one) => one * 1_000),
    scrap: d.step(2, 8, 1) * 1_000,
  }),
  fits: (v) => {
    const value = netPresentValue(v);
    return Math.abs(value) >= 500 && value >= -v.outlay / 10 && value <= v.outlay / 4;
  },
  make: (v) => {
    const factors = [1, 2, 3].map((year) => round(discountFactor(v.rate, year), 3));
    const [f1 = 0, f2 = 0, f3 = 0] = v.flows;
    return sheetQuestion({
      ask: text`${v.firm} can buy a machine for ${money(v.outlay)}. It will bring ${money(f1)}, ${money(f2)} and ${money(f3)} at the end of its three years, when it can also be sold for
        ${money(v.scrap)}. The cost of capital is ${v.rate}%. Factors are ${factors.map((one) => figure(one, 3)).join(", ")}.

        Complete the table to the nearest dollar. Enter the outlay as a negative figure.`,
      columns: [
        { label: "Cash flow", unit: "$" },
        { label: "Present value", unit: "$" },
      ],
      rows: [
        { label: "Now", cells: [worth(-v.outlay), input("b1", { copy: true })] },
        { label: "Year 1", cells: [worth(f1), input(`b2 * ${factors[0]}`)] },
        { label: "Year 2", cells: [worth(f2), input(`b3 * ${factors[1]}`)] },
        { label: "Year 3", cells: [worth(f3 + v.scrap), input(`b4 * ${factors[2]}`)] },
        { label: "Net present value", rule: "double", cells: [blank, input("c1 + c2 + c3 + c4", { weight: 2 })] },
      ],
      hint: "The sale of the machine falls into year 3.",
      worked: text`Each flow is multiplied by the factor of its year; the outlay is paid now and is not discounted. ${
        netPresentValue(v) > 0
          ? "The sum is positive, so the machine is worth buying."
          : "The sum is negative, so the machine is not worth buying."
      }`,
    });
  },
});
