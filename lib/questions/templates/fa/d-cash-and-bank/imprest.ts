import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const imprest = template({
  key: "fa-imprest",
  version: 1,
  point: "FA.D.cash-and-bank.imprest",
  marks: 2,
  seconds: 90,
  difficulty: -1,
  draw: (d) => ({
    firm: d.firm(),
    float: d.step(150, 400, 50),
    month: d.month(),
    items: [d.step(10, 40, 1), d.step(10, 40, 1), d.step(10, 30, 1), d.step(5, 20, 1)],
    refund: d.step(2, 9, 1),
    missing: d.chance(0.5) ? d.step(2, 9, 1) : 0,
  }),
  fits: (v) => v.items.reduce((all, one) => all + one, 0) < v.float - 20,
  make: (v) => {
    const [stamps = 0, taxis = 0, cleaning = 0, flowers = 0] = v.items;
    const spent = stamps + taxis + cleaning + flowers;
    const left = v.float - spent + v.refund - v.missing;
    return numberQuestion({
      ask: text`${v.firm} keeps petty cash under the imprest system with a float of ${money(v.float)}. In ${v.month} vouchers were written for
        stamps ${money(stamps)}, taxis ${money(taxis)}, cleaning ${money(cleaning)} and flowers ${money(flowers)}. A member of
        staff paid ${money(v.refund)} into the box for private calls. ${
          v.missing
            ? `At the end of the month ${money(left)} was counted in the box; nobody can explain the difference.`
            : ""
        }

        How much is needed to restore the float?`,
      before: "$",
      answer: v.float - left,
      hint: "How much should be in the box, and how much is?",
      mistakes: [
        {
          is: spent,
          because: `The vouchers say ${money(spent)}, but other money went in${v.missing ? " and out" : ""} as well.`,
        },
        {
          is: spent + v.refund + v.missing,
          because: "The staff's money went into the box, so less is needed, not more.",
        },
        { is: left, because: "That is what is left in the box. The float is restored with the rest." },
        { is: v.float, because: "The float is topped up to this amount, not by it." },
        ...(v.missing
          ? [
              {
                is: spent - v.refund,
                because: "The box holds less than it should. What is missing has to be replaced too.",
              },
            ]
          : []),
      ],
      worked: steps(
        line("Float", v.float),
        line("Vouchers", -spent),
        line("Paid in by staff", v.refund),
        ...(v.missing ? [line("Missing", -v.missing)] : []),
        total("In the box", left),
        grand("Needed to restore the float", v.float - left),
      ),
    });
  },
});
