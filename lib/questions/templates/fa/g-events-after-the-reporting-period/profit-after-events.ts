import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, total } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const profitAfterEvents = template({
  key: "fa-profit-after-events",
  version: 2,
  point: "FA.G.events-after-the-reporting-period.adjusting",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    draft: d.step(150_000, 400_000, 5_000),
    debt: d.step(4_000, 20_000, 500),
    fire: d.step(20_000, 60_000, 1_000),
    cost: d.step(8_000, 20_000, 500),
    price: d.step(4_000, 15_000, 500),
    provided: d.step(10_000, 30_000, 1_000),
    awarded: d.step(8_000, 40_000, 1_000),
    dividend: d.step(10_000, 40_000, 1_000),
    late: d.pick(["fire", "dividend"] as const),
  }),
  fits: (v) => v.price <= v.cost - 1_000 && v.awarded !== v.provided,
  make: (v) => {
    const [goods, court] = [v.cost - v.price, v.awarded - v.provided];
    const answer = v.draft - v.debt - goods - court;
    const later = v.late === "fire" ? v.fire : v.dividend;
    return numberQuestion({
      ask: text`The draft accounts of ${v.firm} for the year ended 31 December 20X5 show a profit of ${money(v.draft)}. Before they were authorised for issue in March 20X6:

        - a customer who owed ${money(v.debt)} at the year end was declared bankrupt; nothing will be paid
        - goods that stood in inventory at their cost of ${money(v.cost)} were sold for ${money(v.price)}
        - a court awarded ${money(v.awarded)} to a customer hurt in October 20X5; ${money(v.provided)} had been provided
        - ${v.late === "fire" ? `a fire in February destroyed a store worth ${money(v.fire)}, uninsured` : `a final dividend of ${money(v.dividend)} was declared`}

        What is the profit after the adjustments that IAS 10 asks for?`,
      before: "$",
      answer,
      hint: "Ask of each event whether the condition was there on 31 December.",
      mistakes: [
        {
          is: answer - later,
          because:
            v.late === "fire"
              ? "The fire began after the year end. It changes no figure, however large it is."
              : "A dividend is no expense, and this one was declared after the year end.",
        },
        {
          is: v.draft - v.debt - goods - v.awarded,
          because:
            "The draft profit is already after the provision. Only the difference between it and the award changes profit.",
        },
        {
          is: answer + goods,
          because: "The low price shows what the goods were worth at the year end. Write them down.",
        },
        {
          is: answer + v.debt,
          because: "The bankruptcy tells of a customer who could not pay at the year end already.",
        },
      ],
      worked: steps(
        line("Draft profit", v.draft),
        line("Irrecoverable debt", -v.debt),
        line("Goods written down to what they brought", -goods),
        line(court > 0 ? "The provision was too small" : "The provision was too large", -court),
        total("Profit", answer),
      ),
    });
  },
});
