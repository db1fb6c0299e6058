import { round } from "@/lib/accountancy/round";
import { choiceQuestion } from "@/lib/questions/rules/builders/options";
import { placesOf, text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const shareExplained = template({
  key: "ma-share-explained",
  version: 3,
  point: "MA.B.forecasting-techniques.correlation",
  marks: 2,
  seconds: 80,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    r: d.step(0.3, 0.95, 0.05),
    negative: d.chance(0.5),
    pair: d.pick([
      ["advertising", "sales"],
      ["output", "total cost"],
      ["machine hours", "power cost"],
      ["staff training", "complaints"],
      ["price", "units sold"],
    ] as const),
  }),
  fits: (v) =>
    v.negative
      ? v.pair[0] === "staff training" || v.pair[0] === "price"
      : v.pair[0] !== "staff training" && v.pair[0] !== "price",
  make: (v) => {
    const r = v.negative ? -v.r : v.r;
    const raw = `${v.negative ? "−" : ""}${figure(v.r, 2)}`;
    const share = (value: number) => {
      const percent = round(value * 100, 2);
      return `${figure(percent, placesOf(percent))}%`;
    };
    const said = (part: string, direction: string) =>
      `${part} of the variation in ${v.pair[1]} goes with ${v.pair[0]}; a rise in ${v.pair[0]} tends to come with a ${direction} in ${v.pair[1]}`;
    const [right, wrong] = r > 0 ? ["rise", "fall"] : ["fall", "rise"];
    return choiceQuestion({
      ask: text`${v.firm} finds a coefficient of correlation of ${raw} between ${v.pair[0]} and ${v.pair[1]}.

        What does it mean?`,
      answer: said(share(v.r * v.r), right),
      why: "The square of r is the share of variation explained; its sign tells the direction.",
      mistakes: [
        { is: said(share(v.r), right), because: "The share explained is the square of r, not r itself." },
        {
          is: said(share(v.r * v.r), wrong),
          because: "The sign of r tells the direction: a minus means that one falls when the other rises.",
        },
        { is: said(share(1 - v.r * v.r), right), because: "That is the share that is not explained." },
      ],
      worked: text`${figure(v.r, 2)} × ${figure(v.r, 2)} = ${share(v.r * v.r)} of the variation is explained. r is ${r > 0 ? "above" : "below"} zero, so they move in ${r > 0 ? "the same direction" : "opposite directions"}. It does not prove that one causes the other.`,
    });
  },
});
