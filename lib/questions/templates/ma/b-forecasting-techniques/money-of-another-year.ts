import { deflated } from "@/lib/accountancy/forecasting";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money, withUnit } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const moneyOfAnotherYear = template({
  key: "ma-money-of-another-year",
  version: 2,
  point: "MA.B.forecasting-techniques.index-numbers",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    earlier: d.step(100, 130, 2),
    rise: d.step(4, 40, 2),
    real: d.step(200, 900, 10) * 1_000,
    now: d.step(220, 990, 10) * 1_000,
    asksGrowth: d.chance(0.5),
  }),
  fits: (v) => v.now > v.real * 0.9 && v.now < v.real * 1.6,
  make: (v) => {
    const index = v.earlier + v.rise;
    const older = deflated(v.now, index, v.earlier);
    const answer = v.asksGrowth ? round((older / v.real - 1) * 100, 1) : round(older);
    const raw = (v.now / v.real - 1) * 100;
    return numberQuestion({
      ask: text`Sales of ${v.firm} were ${money(v.real)} in 20X3, when a price index stood at ${v.earlier}, and ${money(v.now)} in 20X6, when it stood at ${index}.

        ${v.asksGrowth ? "By what percentage did sales change in real terms, to one decimal place? Give a fall as a negative figure." : "What are the sales of 20X6 at prices of 20X3, to the nearest dollar?"}`,
      before: v.asksGrowth ? "" : "$",
      after: v.asksGrowth ? "%" : "",
      places: v.asksGrowth ? 1 : 0,
      answer,
      hint: "Bring the later sales back to the earlier prices.",
      mistakes: v.asksGrowth
        ? [
            { is: raw, because: "That is the change with inflation in it. Deflate the later sales first." },
            {
              is: raw - v.rise,
              because: "Index points were taken off the growth. Divide by the ratio of the indices.",
            },
            {
              is: ((v.now * index) / v.earlier / v.real - 1) * 100,
              because: "The index was turned round: prices rose, so sales at old prices are lower.",
            },
          ]
        : [
            {
              is: round((v.now * index) / v.earlier),
              because: "The index was turned round: prices rose, so sales at old prices are lower.",
            },
            {
              is: round((v.now * 100) / index),
              because: "That is at prices of the base year, 100. Bring it to the index of 20X3.",
            },
            {
              is: round((v.now * (100 - v.rise)) / 100),
              because: "Index points are not per cent of the later sales. Divide by the ratio of the indices.",
            },
          ],
      worked: v.asksGrowth
        ? steps(
            `Sales of 20X6 at prices of 20X3: ${money(v.now)} ÷ ${index} × ${v.earlier} = ${money(round(older))}.`,
            line(
              `Against ${money(v.real)}: ${money(round(older))} ÷ ${money(v.real)} − 1`,
              withUnit("", answer, 1, "%"),
            ),
          )
        : steps(line(`${money(v.now)} ÷ ${index} × ${v.earlier}`, answer)),
    });
  },
});
