import { piecework, timeSavedBonus } from "@/lib/accountancy/costing/labour";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

type Values = {
  person: string;
  isBonus: boolean;
  allowed: number;
  saved: number;
  rate: number;
  share: number;
  made: number;
  rejected: number;
  piece: number;
  guaranteed: number;
};

export const payForOutput = template<Values>({
  key: "ma-pay-for-output",
  version: 2,
  point: "MA.C.material-labour-and-overhead-costs.pay-and-turnover",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    person: d.person(),
    isBonus: d.chance(0.5),
    allowed: d.step(20, 60, 2),
    saved: d.step(2, 16, 2),
    rate: d.step(10, 24, 2),
    share: d.pick([25, 40, 50, 60, 75]),
    made: d.step(120, 400, 10),
    rejected: d.step(5, 30, 5),
    piece: d.pick([1.2, 1.5, 1.8, 2, 2.5]),
    guaranteed: d.step(250, 600, 50),
  }),
  fits: (v) => v.saved < v.allowed / 2 && Math.abs(v.made * v.piece - v.guaranteed) < 200,
  make: (v) => (v.isBonus ? bonus(v) : pieces(v)),
});

function bonus(v: Values) {
  const taken = v.allowed - v.saved;
  const extra = timeSavedBonus(v.allowed, taken, v.rate, v.share);
  const answer = taken * v.rate + extra;
  return numberQuestion({
    ask: text`${v.person} is paid ${money(v.rate)} an hour, and a bonus of ${v.share}% of the time saved, at the hourly rate. A job for which ${v.allowed} hours are allowed took ${taken} hours.

      What is paid for the job?`,
    before: "$",
    places: 2,
    answer,
    hint: "First the hours worked, then the share of the hours saved.",
    mistakes: [
      { is: extra, because: "That is the bonus alone. The hours worked are paid as well." },
      { is: taken * v.rate, because: "The bonus for the time saved is missing." },
      { is: v.allowed * v.rate, because: `You paid the whole of the time saved. The bonus is ${v.share}% of it.` },
      {
        is: v.allowed * v.rate + extra,
        because: "You paid the hours allowed. The hours worked are paid, and the bonus comes on top.",
      },
    ],
    worked: steps(
      line(`Hours worked: ${taken} × ${money(v.rate)}`, taken * v.rate),
      line(`Bonus: ${v.saved} hours saved × ${money(v.rate)} × ${v.share}%`, extra),
      grand("Paid for the job", answer),
    ),
  });
}

function pieces(v: Values) {
  const good = v.made - v.rejected;
  const earned = piecework(good, [{ upTo: good, rate: v.piece }]);
  const answer = piecework(good, [{ upTo: good, rate: v.piece }], v.guaranteed);
  return numberQuestion({
    ask: text`${v.person} is paid ${money(v.piece)} for each good unit, and at least ${money(v.guaranteed)} a week. Last week ${figure(v.made)} units were made, of which ${v.rejected} were rejected.

      What is paid for the week?`,
    before: "$",
    places: 2,
    answer,
    hint: "Count the good units only, and compare with what is guaranteed.",
    mistakes: [
      answer > earned
        ? { is: earned, because: "That is less than the guaranteed wage, which is paid instead." }
        : { is: v.guaranteed, because: "The guaranteed wage is a minimum. Here piecework comes to more." },
      {
        is: v.made * v.piece,
        because:
          answer > earned
            ? "You paid for the rejected units as well. The good ones earn less than the guaranteed wage, which is paid instead."
            : "You paid for the rejected units as well. Only good units count.",
      },
      {
        is: earned + v.guaranteed,
        because: "You added the guaranteed wage. It is paid in place of piecework, when that is less.",
      },
    ],
    worked: steps(
      line(`Good units: ${figure(good)} × ${money(v.piece)}`, earned),
      line("Guaranteed", v.guaranteed),
      grand("The higher of the two is paid", answer),
    ),
  });
}
