import { numberQuestion } from "@/lib/questions/rules/builders/number";
import { line, steps, table } from "@/lib/questions/rules/builders/steps";
import { text } from "@/lib/questions/rules/builders/text";
import { figure } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const sampleByLayers = template({
  key: "ma-sample-by-layers",
  version: 1,
  point: "MA.B.sampling-methods.random-methods",
  marks: 2,
  seconds: 75,
  difficulty: -1,
  draw: (d) => ({
    town: d.town(),
    share: d.pick([10, 15, 20, 25, 30]),
    second: d.pick([20, 25, 30, 35, 40]),
    population: d.step(1_200, 6_000, 200),
    sample: d.pick([80, 100, 120, 160, 200]),
    kinds: d.pick([
      ["wholesalers", "shops", "private customers"],
      ["factories", "workshops", "households"],
      ["hotels", "restaurants", "cafés"],
    ]),
  }),
  fits: (v) =>
    v.share !== v.second &&
    [v.share, v.second].every((part) => (part * v.population) % 100 === 0 && (part * v.sample) % 100 === 0) &&
    v.population % v.sample === 0,
  make: (v) => {
    const [first = "", second = "", third = ""] = v.kinds;
    const sizes = [(v.share * v.population) / 100, (v.second * v.population) / 100];
    const last = v.population - (sizes[0] ?? 0) - (sizes[1] ?? 0);
    const answer = (v.share * v.sample) / 100;
    return numberQuestion({
      ask: text`A firm in ${v.town} has ${v.population} customers and wants to ask ${v.sample} of them, by stratified random sampling:

        ${table(
          ["Kind", "Customers"],
          [
            [first, sizes[0] ?? 0],
            [second, sizes[1] ?? 0],
            [third, last],
          ],
        )}

        How many ${first} does the sample hold?`,
      answer,
      hint: "The sample has the same proportions as the population.",
      mistakes: [
        {
          is: Math.round(v.sample / 3),
          because: "You took the same number from each kind. The share in the population decides.",
        },
        { is: v.population / v.sample, because: "That is the interval of a systematic sample." },
        { is: (v.second * v.sample) / 100, because: `That is the number of ${second}.` },
        { is: sizes[0] ?? 0, because: "That is all of them. Only the sample's share is asked." },
      ],
      worked: steps(
        `Share in the population: ${figure(sizes[0] ?? 0)} ÷ ${figure(v.population)} = ${v.share}%`,
        line(`${v.share}% of ${v.sample}`, answer),
      ),
    });
  },
});
