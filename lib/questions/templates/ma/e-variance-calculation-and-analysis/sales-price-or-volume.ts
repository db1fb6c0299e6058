import { price as salesPrice, volume as salesVolume } from "@/lib/accountancy/variances/sales";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const salesPriceOrVolume = template({
  key: "ma-sales-price-or-volume",
  version: 1,
  point: "MA.E.variance-calculation-and-analysis.sales-variances",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    cost: d.step(20, 60, 1),
    profit: d.step(5, 25, 1),
    fixed: d.step(3, 12, 1),
    budgetUnits: d.step(800, 4_000, 100),
    more: d.step(-300, 300, 50),
    off: d.pick([-3, -2, -1, 1, 2, 3]),
    asks: d.pick(["price", "volume", "contribution"] as const),
  }),
  fits: (v) => v.more !== 0 && v.fixed < v.cost,
  make: (v) => {
    const standardPrice = v.cost + v.profit;
    const actualUnits = v.budgetUnits + v.more;
    const one = {
      budgetUnits: v.budgetUnits,
      actualUnits,
      standardPrice,
      actualRevenue: actualUnits * (standardPrice + v.off),
      standardCost: v.cost,
    };
    const found = {
      price: salesPrice(one),
      volume: salesVolume(one),
      contribution: salesVolume({ ...one, standardCost: v.cost - v.fixed }),
    };
    const answer = found[v.asks];
    const others = (["price", "volume", "contribution"] as const).filter((name) => name !== v.asks);
    const whys = {
      price: "That is the sales price variance. Volume counts the change in units.",
      volume:
        v.asks === "price"
          ? "That is the sales volume variance in profit. Price counts the change in price on all units sold."
          : "That is valued at standard profit, as under absorption costing. Marginal costing takes contribution.",
      contribution:
        v.asks === "price"
          ? "That is the sales volume variance in contribution. Price counts the change in price on all units sold."
          : "That is valued at contribution, as under marginal costing. Absorption costing takes standard profit.",
    };
    return numberQuestion({
      ask: text`${v.firm} budgeted to sell ${v.budgetUnits} units at ${money(standardPrice)}. The standard cost of a unit is ${money(v.cost)}, of which ${money(v.fixed)} is fixed
        overhead. It sold ${actualUnits} units at ${money(standardPrice + v.off)}.

        What is the sales **${v.asks === "price" ? "price" : "volume"}** variance${v.asks === "price" ? "" : v.asks === "volume" ? " under absorption costing" : " under marginal costing"}? Give
        an adverse variance as a negative figure.`,
      before: "$",
      answer,
      hint:
        v.asks === "price"
          ? "The change in price times the units sold."
          : "The change in units times what one unit should bring.",
      mistakes: [
        { is: -answer, because: "The sign is turned round. For sales, more than planned is favourable." },
        ...others.map((name) => ({ is: found[name], because: whys[name] })),
      ],
      worked:
        v.asks === "price"
          ? steps(line(`(${money(standardPrice + v.off)} − ${money(standardPrice)}) × ${figure(actualUnits)}`, answer))
          : steps(
              `${v.asks === "volume" ? "Standard profit" : "Standard contribution"} of a unit: ${money(v.asks === "volume" ? v.profit : v.profit + v.fixed)}.`,
              line(`(${figure(actualUnits)} − ${figure(v.budgetUnits)}) × that`, answer),
            ),
    });
  },
});
