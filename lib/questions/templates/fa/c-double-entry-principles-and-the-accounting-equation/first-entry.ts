import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

const ACCOUNTS = [
  "Bank",
  "Capital",
  "Drawings",
  "Equipment",
  "Loan",
  "Motor vehicles",
  "Purchases",
  "Rent",
  "Sales",
  "Trade payables",
  "Trade receivables",
];

export const firstEntry = template({
  key: "fa-first-entry",
  version: 1,
  point: "FA.C.double-entry-principles-and-the-accounting-equation.two-sides",
  marks: 2,
  seconds: 80,
  difficulty: -1,
  draw: (d) => ({ person: d.person(), firm: d.firm(), amount: d.step(400, 9_500, 50), which: d.step(0, 9, 1) }),
  make: ({ person, firm, amount, which }) => {
    const cases = [
      [
        `${person} pays ${money(amount)} of private money into the new business's bank account.`,
        "Bank",
        "Capital",
        "The bank grows, and so does what the business owes its owner.",
      ],
      [
        `${person}'s business pays ${money(amount)} rent by bank transfer.`,
        "Rent",
        "Bank",
        "Rent is an expense, and money leaves the bank.",
      ],
      [
        `${person}'s business buys goods for resale for ${money(amount)} on credit from ${firm}.`,
        "Purchases",
        "Trade payables",
        "Goods for resale are purchases, and the supplier is owed for them.",
      ],
      [
        `${person}'s business sells goods for ${money(amount)} to ${firm}, which will pay next month.`,
        "Trade receivables",
        "Sales",
        "The customer owes the money, and a sale is income.",
      ],
      [
        `${person} takes ${money(amount)} out of the business's bank account for a family holiday.`,
        "Drawings",
        "Bank",
        "What the owner takes for private use is drawings, never an expense of the business.",
      ],
      [
        `${person}'s business pays ${money(amount)} to ${firm}, a supplier, for goods bought last month.`,
        "Trade payables",
        "Bank",
        "The purchase was entered last month. Now the debt goes, and so does the money.",
      ],
      [
        `${firm} pays ${money(amount)} that it owes to ${person}'s business into the bank.`,
        "Bank",
        "Trade receivables",
        "The sale was entered before. Money comes in, and the customer no longer owes it.",
      ],
      [
        `${person}'s business buys shop fittings for its own use for ${money(amount)} and pays by bank transfer.`,
        "Equipment",
        "Bank",
        "The fittings are kept and used, so they are an asset and not purchases.",
      ],
      [
        `A bank lends ${person}'s business ${money(amount)} and pays it into the account.`,
        "Bank",
        "Loan",
        "Money comes in, and a liability to the lender arises. A loan is not income.",
      ],
      [
        `${person} brings a van worth ${money(amount)} into the business.`,
        "Motor vehicles",
        "Capital",
        "The business has one more asset, and owes its value to the owner.",
      ],
    ] as const;
    const [what, debit, credit, why] = cases[which] ?? cases[0];
    return journalQuestion({
      ask: text`${what}

        Write the entry in the books of the business.`,
      accounts: ACCOUNTS,
      lines: [dr(debit, amount), cr(credit, amount)],
      hint: "Which two accounts change, and does each grow or shrink?",
      worked: why,
    });
  },
});
