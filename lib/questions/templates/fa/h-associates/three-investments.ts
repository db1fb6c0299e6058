import { matchQuestion } from "@/lib/questions/rules/builders/places";
import { text } from "@/lib/questions/rules/builders/text";
import { template } from "@/lib/questions/rules/template";

const COLUMNS = ["Subsidiary", "Associate", "Simple investment"];

export const threeInvestments = template({
  key: "fa-three-investments",
  version: 1,
  point: "FA.H.associates.three-kinds",
  marks: 2,
  seconds: 100,
  difficulty: 0,
  draw: (d) => {
    const low = d.step(3, 15, 1);
    const middle = d.step(22, 45, 1);
    const all = [
      {
        text: `${d.step(52, 90, 1)}% of the ordinary shares of ${d.firm()}`,
        column: "Subsidiary",
        why: "More than half of the votes gives control.",
      },
      {
        text: `${middle}% of the ordinary shares of ${d.firm()}; two of its five directors are appointed by the holder`,
        column: "Associate",
        why: "Two directors of five mean influence, and 20% to 50% of the votes as a rule do.",
      },
      {
        text: `${low}% of the ordinary shares of ${d.firm()}, with no part in its decisions`,
        column: "Simple investment",
        why: "Below 20% and without a say there is no significant influence.",
      },
      {
        text: `${d.step(40, 49, 1)}% of the ordinary shares of ${d.firm()}, with the right to appoint four of its six directors`,
        column: "Subsidiary",
        why: "Whoever appoints most directors controls the company, whatever the share.",
      },
      {
        text: `${d.step(25, 45, 1)}% of the ordinary shares of ${d.firm()}; another company owns all the others and takes every decision alone`,
        column: "Simple investment",
        why: "The share suggests influence, but in fact there is none.",
      },
      {
        text: `${d.step(10, 19, 1)}% of the ordinary shares of ${d.firm()}, with a seat on its board and a part in its policy`,
        column: "Associate",
        why: "A seat on the board and a part in policy are significant influence, even below 20%.",
      },
    ];
    return { firm: d.firm(), rows: d.several(all, 3) };
  },
  fits: (v) => new Set(v.rows.map(({ column }) => column)).size >= 2,
  make: (v) =>
    matchQuestion({
      ask: text`${v.firm} holds these shares. What is each company to ${v.firm}? Every ordinary share has one vote.`,
      columns: COLUMNS,
      rows: v.rows,
    }),
});
