import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const FIGURE = "A figure";
const NOTE = "A note only";
const NOTHING = "Nothing";

export const gainOrDuty = template({
  key: "fa-gain-or-duty",
  version: 1,
  point: "FA.D.provisions-and-contingencies.contingent-asset",
  marks: 2,
  seconds: 90,
  difficulty: 0,
  draw: (d) => {
    const amount = () => money(d.step(5_000, 90_000, 1_000));
    const all = [
      {
        text: `Its own claim for ${amount()} will probably succeed`,
        column: NOTE,
        why: "A gain that is probable is told in a note; it must be virtually certain for a figure.",
      },
      {
        text: `Its own claim for ${amount()} may possibly succeed`,
        column: NOTHING,
        why: "A gain that is merely possible is not mentioned.",
      },
      {
        text: `An insurer has confirmed in writing that it pays ${amount()}`,
        column: FIGURE,
        why: "The gain is virtually certain, so it is an asset.",
      },
      {
        text: `A customer's claim for ${amount()} will probably succeed`,
        column: FIGURE,
        why: "A probable outflow that can be estimated is a provision.",
      },
      {
        text: `A customer's claim for ${amount()} may possibly succeed`,
        column: NOTE,
        why: "A possible outflow is a contingent liability.",
      },
      {
        text: `A claim for ${amount()} against it has hardly any chance`,
        column: NOTHING,
        why: "A remote outflow is not mentioned.",
      },
      {
        text: `Repairs under warranties sold this year, about ${amount()}`,
        column: FIGURE,
        why: "The sales have created the duty, and the amount can be estimated.",
      },
      {
        text: `An overhaul of a machine next year for ${amount()}`,
        column: NOTHING,
        why: "There is no duty: the firm could sell the machine.",
      },
      {
        text: `A guarantee of ${amount()} for another firm, which may possibly be called`,
        column: NOTE,
        why: "A possible outflow is a contingent liability.",
      },
    ];
    return { firm: d.firm(), rows: d.several(all, 4) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size === 3,
  make: (v) =>
    matchQuestion({
      ask: text`What does ${v.firm} show of each matter in its financial statements, under IAS 37?`,
      columns: [FIGURE, NOTE, NOTHING],
      rows: v.rows,
      hint: "Ask first whether it is a gain or a duty. Gains wait longer.",
    }),
});
