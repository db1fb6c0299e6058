import { round } from "@/lib/accountancy/round";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const wealthOfAHolder = template({
  key: "fm-wealth-of-a-holder",
  version: 1,
  point: "FM.A.financial-objectives-and-corporate-strategy.shareholder-wealth",
  marks: 2,
  seconds: 90,
  difficulty: -1,
  draw: (d) => ({
    firm: d.firm(),
    person: d.person(),
    shares: d.step(500, 4_000, 500),
    opening: d.step(2, 9, 0.25),
    change: d.step(-1, 2, 0.1),
    dividend: d.step(0.1, 0.5, 0.02),
    profit: d.step(2, 20, 1),
  }),
  fits: (v) => Math.abs(v.change) >= 0.09 && v.opening + v.change >= 1,
  make: (v) => {
    const [change, dividend] = [round(v.change, 2), round(v.dividend, 2)];
    const closing = round(v.opening + change, 2);
    const held = (each: number) => round(each * v.shares);
    const answer = held(change + dividend);
    return numberQuestion({
      ask: text`${v.person} held ${v.shares} shares of ${v.firm} all year. A share cost ${money(v.opening)} at the beginning of the year and ${money(closing)} at its end. In the year a dividend of ${money(dividend)} a share was paid. The profit of ${v.firm} rose by ${v.profit}%.

        By how much did the wealth of ${v.person} from these shares rise in the year? Give a fall as a negative figure.`,
      before: "$",
      answer,
      hint: "A shareholder gains in two ways, by the price and by the dividend.",
      mistakes: [
        {
          is: held(change),
          because: "You left out the dividend. Cash that was paid out belongs to the shareholder too.",
        },
        { is: held(dividend), because: "That is the dividend alone. The change in the price counts too." },
        {
          is: held(closing + dividend),
          because:
            "That is what shares and dividend came to at the end. Take off what the shares cost at the beginning.",
        },
        { is: held(change - dividend), because: "You took the dividend off. It is a gain, so add it." },
      ],
      worked: steps(
        line(`Shares at the end: ${money(closing)} each`, held(closing)),
        line(`Shares at the beginning: ${money(v.opening)} each`, -held(v.opening)),
        line(`Dividend: ${money(dividend)} each`, held(dividend)),
        total("Rise in wealth", answer),
      ),
    });
  },
});
