import { apportion } from "@/lib/accountancy/accruals";
import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const yearEndEntry = template({
  key: "fa-year-end-entry",
  version: 2,
  point: "FA.D.accruals-and-prepayments.asset-or-liability",
  marks: 2,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    yearly: d.step(2_400, 24_000, 240),
    months: d.step(1, 8, 1),
    which: d.step(0, 3, 1),
  }),
  make: (v) => {
    const amount = apportion(v.yearly, v.months);
    const last = v.months === 1 ? "last month" : `last ${v.months} months`;
    const falling = v.months === 1 ? "one month falls" : `${v.months} months fall`;
    const cases = [
      [
        `has not yet been billed for cleaning of the ${last} of the year. Cleaning costs ${money(v.yearly)} a year`,
        "Cleaning expense",
        "Accruals",
        "The service was used and is owed: an expense and a current liability.",
      ],
      [
        `has paid insurance of ${money(v.yearly)} for twelve months, of which ${falling} into the next year. The whole payment stands in insurance expense`,
        "Prepayments",
        "Insurance expense",
        "What was paid for the next year is an asset now and no expense of this year.",
      ],
      [
        `has received ${money(v.yearly)} of rent for twelve months, of which ${falling} into the next year. The whole receipt stands in rental income`,
        "Rental income",
        "Deferred income",
        "What was received for the next year is owed to the tenant as use of the building: a liability.",
      ],
      [
        `is owed rent by a tenant for the ${last} of the year. The rent is ${money(v.yearly)} a year`,
        "Accrued income",
        "Rental income",
        "The rent was earned and is still to come: income and a current asset.",
      ],
    ] as const;
    const [what, debit, credit, why] = cases[v.which] ?? cases[0];
    return journalQuestion({
      ask: text`At the year end ${v.firm} ${what}.

        Write the adjusting entry.`,
      accounts: [
        "Accrued income",
        "Accruals",
        "Bank",
        "Cleaning expense",
        "Deferred income",
        "Insurance expense",
        "Prepayments",
        "Rental income",
      ],
      lines: [dr(debit, amount), cr(credit, amount)],
      hint: "Does this year have too much of it, or too little?",
      worked: text`Amount: ${money(v.yearly)} × ${v.months}/12 = ${money(amount)}. ${why}`,
    });
  },
});
