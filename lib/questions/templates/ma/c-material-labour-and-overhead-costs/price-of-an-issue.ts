import { average, fifo } from "@/lib/accountancy/inventory";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const priceOfAnIssue = template({
  key: "ma-price-of-an-issue",
  version: 1,
  point: "MA.C.material-labour-and-overhead-costs.issue-prices",
  marks: 2,
  seconds: 120,
  difficulty: 0,
  draw: (d) => {
    const from = d.step(4, 20, 1);
    return {
      firm: d.firm(),
      opening: d.step(100, 400, 50),
      bought: d.step(200, 600, 50),
      from,
      to: from + d.step(1, 4, 1),
      issued: d.step(150, 700, 50),
      byAverage: d.chance(0.5),
    };
  },
  fits: (v) =>
    v.issued > v.opening &&
    v.issued < v.opening + v.bought &&
    Number.isInteger(((v.opening * v.from + v.bought * v.to) * 100) / (v.opening + v.bought)),
  make: (v) => {
    const moves = [{ units: v.opening, unitCost: v.from }, { units: v.bought, unitCost: v.to }, { issued: v.issued }];
    const [first, mixed] = [fifo(moves), average(moves)];
    const mean = (v.opening * v.from + v.bought * v.to) / (v.opening + v.bought);
    const answer = v.byAverage ? mixed.issued : first.issued;
    return numberQuestion({
      ask: text`The store of ${v.firm} held ${v.opening} kg of a material that cost ${money(v.from)} a kg. It received ${v.bought} kg at ${money(v.to)} a kg and then issued
        ${v.issued} kg to production.

        At what cost is the issue charged ${v.byAverage ? "under the weighted average method" : "under FIFO"}?`,
      before: "$",
      answer,
      hint: v.byAverage ? "Mix both deliveries first." : "The oldest material leaves first.",
      mistakes: [
        {
          is: v.byAverage ? first.issued : mixed.issued,
          because: v.byAverage
            ? "That is FIFO. The weighted average mixes all prices in store."
            : "That is the weighted average. FIFO uses up the oldest price first.",
        },
        { is: v.issued * v.to, because: "The whole issue was charged at the latest price." },
        {
          is: (v.byAverage ? mixed : first).closing.value,
          because: "That is the value of what is left in store.",
        },
        {
          is: (v.issued * (v.from + v.to)) / 2,
          because: "The plain mean of two prices ignores how much was bought at each.",
        },
      ],
      worked: v.byAverage
        ? steps(
            `Average: (${figure(v.opening)} × ${money(v.from)} + ${figure(v.bought)} × ${money(v.to)}) ÷ ${figure(v.opening + v.bought)} = ${money(mean)}.`,
            line(`Issue: ${figure(v.issued)} × ${money(mean)}`, answer),
          )
        : steps(
            line(`Oldest: ${figure(v.opening)} × ${money(v.from)}`, v.opening * v.from),
            line(`Next: ${figure(v.issued - v.opening)} × ${money(v.to)}`, (v.issued - v.opening) * v.to),
            grand("Cost of the issue", answer),
          ),
    });
  },
});
