import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const takings = template({
  key: "fa-takings",
  version: 1,
  point: "FA.D.cash-and-bank.takings",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    person: d.person(),
    shop: d.pick(["café", "flower shop", "fruit stall", "bookshop", "bakery", "hairdresser's"]),
    banked: d.step(2_000, 6_000, 20),
    wages: d.step(200, 700, 10),
    drawings: d.step(100, 500, 10),
    opening: d.step(60, 150, 10),
    closing: d.step(60, 200, 10),
  }),
  fits: (v) => v.opening !== v.closing,
  make: (v) => {
    const change = v.closing - v.opening;
    const answer = v.banked + v.wages + v.drawings + change;
    return numberQuestion({
      ask: text`${v.person} runs a ${v.shop} that sells for cash only. In one week ${money(v.banked)} was banked from the till. Before that, wages of
        ${money(v.wages)} were paid out of the till and ${v.person} took ${money(v.drawings)} for private use. The float in the till was
        ${money(v.opening)} at the beginning of the week and ${money(v.closing)} at the end.

        What were the takings of the week?`,
      before: "$",
      answer,
      hint: "Everything that left the till had come into it first.",
      mistakes: [
        { is: v.banked, because: "Only part of the takings reached the bank. Add what was paid out of the till." },
        {
          is: v.banked + v.wages + v.drawings,
          because: "The float changed, too: a rise stayed in the till, a fall came out of it.",
        },
        {
          is: v.banked + v.wages + v.drawings - change,
          because: "The change in the float has the wrong sign: a rise adds to takings, a fall is taken off.",
        },
        { is: answer - v.drawings, because: "What the owner took was taken from sales as well." },
        {
          is: v.banked - v.wages - v.drawings + change,
          because: "Wages and drawings were paid out of takings: add them to what was banked.",
        },
      ],
      worked: steps(
        line("Banked", v.banked),
        line("Wages paid from the till", v.wages),
        line("Drawings from the till", v.drawings),
        line(`Change in the float, ${v.closing} − ${v.opening}`, change),
        grand("Takings", answer),
      ),
    });
  },
});
