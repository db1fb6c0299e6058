import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const researchEntry = template({
  key: "fa-research-entry",
  version: 1,
  point: "FA.D.intangible-assets-and-amortisation.research-is-expense",
  marks: 3,
  seconds: 130,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    research: d.step(5_000, 60_000, 500),
    development: d.step(10_000, 90_000, 500),
    machine: d.step(12_000, 50_000, 500),
    what: d.pick([
      "a search for new plastics",
      "a study of how bread keeps longer",
      "tests of which dyes fade least",
      "a study of new batteries",
    ]),
  }),
  make: (v) =>
    journalQuestion({
      ask: text`In May ${v.firm} pays by bank transfer: ${money(v.research)} for ${v.what}, ${money(v.development)} for the development of a product
        that meets all the conditions of IAS 38, and ${money(v.machine)} for a machine that its laboratory will use for six years.

        Write **one** entry for the three payments.`,
      accounts: [
        "Bank",
        "Development costs (asset)",
        "Goodwill",
        "Machinery",
        "Purchases",
        "Research expense",
        "Retained earnings",
      ],
      lines: [
        dr("Research expense", v.research),
        dr("Development costs (asset)", v.development),
        dr("Machinery", v.machine),
        cr("Bank", v.research + v.development + v.machine),
      ],
      hint: "Which of the three is something that the company will use in later years and can point to?",
      worked: text`Research is always an expense: nobody knows yet whether anything will come of it. Development that meets the conditions must be
        capitalised. The machine is a tangible asset whatever it is used for.`,
    }),
});
