import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure, money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const savingThatCounts = template({
  key: "ma-saving-that-counts",
  version: 2,
  point: "MA.F.cost-reduction-and-value-enhancement.value-analysis",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    product: d.pick(["garden benches", "bookcases", "office chairs", "desks", "guitars"]),
    units: d.step(5_000, 30_000, 1_000),
    part: d.step(20, 90, 10),
    joint: d.step(10, 60, 10),
    look: d.step(40, 150, 10),
    moulds: d.step(2_000, 9_000, 500),
  }),
  fits: (v) => v.part !== v.joint && (v.units * (v.part + v.joint)) / 100 - v.moulds >= 1_000,
  make: (v) => {
    const yearly = (v.units * (v.part + v.joint)) / 100;
    const all = (v.units * (v.part + v.joint + v.look)) / 100;
    const answer = yearly - v.moulds;
    return numberQuestion({
      ask: text`A team at ${v.firm} analyses the value of its ${v.product}; ${v.units} are sold a year. It proposes:

        - a standard part that does the same, saving ${v.part} cents a unit; new moulds for it cost ${money(v.moulds)} once
        - fewer joints, as tests show that the rest hold as well, saving ${v.joint} cents a unit
        - a plain finish, saving ${v.look < 100 ? `${v.look} cents` : money(v.look / 100)} a unit; customers say that they buy the product for its finish

        Some of the proposals keep the value to the customer. What do these save together in the **first** year?`,
      before: "$",
      answer,
      hint: "Which proposal takes away something that customers pay for?",
      mistakes: [
        {
          is: all - v.moulds,
          because: "The finish is esteem value: customers pay for it, so this saving would cost sales.",
        },
        { is: yearly, because: "In the first year the moulds have to be paid as well." },
        { is: all, because: "The finish has esteem value, and the moulds are a cost of the first year." },
        { is: (v.units * v.part) / 100 - v.moulds, because: "Fewer joints that hold as well keep the value too." },
      ],
      worked: steps(
        line(`Standard part: ${figure(v.units)} × ${v.part} cents`, (v.units * v.part) / 100),
        line(`Fewer joints: ${figure(v.units)} × ${v.joint} cents`, (v.units * v.joint) / 100),
        line("Moulds", -v.moulds),
        total("Saving of the first year", answer),
      ),
    });
  },
});
