import { totalShareholderReturn } from "@/lib/accountancy/ratios";
import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const signed = (value: number, places: number) =>
  `${round(value, places) < 0 ? "−" : ""}${figure(Math.abs(value), places)}`;

export const totalShareholderReturnOfYear = template({
  key: "fm-total-shareholder-return",
  version: 2,
  point: "FM.A.financial-objectives-and-corporate-strategy.total-shareholder-return",
  marks: 2,
  seconds: 80,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    opening: d.step(2, 9, 0.25),
    change: d.step(-1, 2, 0.1),
    dividend: d.step(0.1, 0.5, 0.02),
  }),
  fits: (v) => Math.abs(v.change) >= 0.09 && v.opening + v.change >= 1,
  make: (v) => {
    const [change, dividend] = [round(v.change, 2), round(v.dividend, 2)];
    const closing = round(v.opening + change, 2);
    const answer = totalShareholderReturn({ opening: v.opening, closing, dividend });
    return numberQuestion({
      ask: text`A share of ${v.firm} cost ${money(v.opening)} at the beginning of the year and ${money(closing)} at its end. During the year a dividend of ${money(dividend)} a share was paid.

        What was the total shareholder return, in per cent to one decimal place? Give a loss as a negative figure.`,
      after: "%",
      places: 1,
      answer: round(answer, 1),
      hint: "A shareholder gains in two ways. Compare both with the price at the beginning.",
      mistakes: [
        {
          is: totalShareholderReturn({ opening: v.opening, closing, dividend: 0 }),
          because: "You left the dividend out. A shareholder gains by price and by dividend.",
        },
        {
          is: (answer * v.opening) / closing,
          because: "You divided by the closing price. The shareholder invested the opening price.",
        },
        {
          is: totalShareholderReturn({ opening: v.opening, closing: v.opening, dividend }),
          because: "That is the dividend alone. The change in the price counts too.",
        },
        {
          is: totalShareholderReturn({ opening: v.opening, closing, dividend: -dividend }),
          because: "You took the dividend off. It is a gain, so add it.",
        },
      ],
      worked: steps(
        line("Change in price", change),
        line("Dividend", dividend),
        total("Return on a share", round(change + dividend, 2)),
        `${signed(change + dividend, 2)} ÷ ${figure(v.opening, 2)} × 100 = ${signed(answer, 1)}%`,
      ),
    });
  },
});
