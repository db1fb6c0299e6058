import { recognise } from "@/lib/accountancy/provisions";
import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { grand, line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const provisionMovement = template({
  key: "fa-provision-movement",
  version: 2,
  point: "FA.D.provisions-and-contingencies.movement-in-provision",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    opening: d.step(10_000, 50_000, 500),
    paid: d.step(4_000, 45_000, 500),
    closing: d.step(8_000, 60_000, 500),
  }),
  fits: (v) =>
    v.paid < v.opening && Math.abs(v.closing - v.opening) >= 1_000 && Math.abs(v.closing - v.opening + v.paid) >= 1_000,
  make: (v) => {
    const charge = recognise({ opening: v.opening, required: v.closing, paid: v.paid });
    return numberQuestion({
      ask: text`${v.firm} repairs its products under warranty. At 1 January 20X5 the provision was ${money(v.opening)}. Repairs in 20X5 cost ${money(v.paid)} and were
        taken from the provision. At 31 December 20X5 a provision of ${money(v.closing)} is needed.

        What is charged to profit or loss for 20X5? Write a credit as a negative figure.`,
      before: "$",
      answer: charge,
      hint: "How much of the old provision is left after the repairs?",
      mistakes: [
        {
          is: v.closing,
          because: "What is left of the old provision is there already: only the difference is charged or credited.",
        },
        {
          is: v.closing - v.opening,
          because: "The repairs used up part of the provision. Compare what is needed with what is left.",
        },
        {
          is: charge + v.paid,
          because: "The repairs are counted twice: they were taken from the provision, which is filled up again.",
        },
        {
          is: v.paid,
          because:
            "The repairs were taken from the provision. The charge is what the provision needs to reach its new amount.",
        },
        {
          is: -charge,
          because: "The sign is turned round: a provision that must grow is a charge, one that may shrink a credit.",
        },
      ],
      worked: steps(
        line("Provision at 1 January", v.opening),
        line("Repairs", -v.paid),
        total("Left", v.opening - v.paid),
        line("Needed at 31 December", v.closing),
        grand(`Charge (credit): ${money(v.closing)} − ${money(v.opening - v.paid)}`, charge),
      ),
    });
  },
});
