import { shareIssue } from "@/lib/accountancy/capital";
import { cr, dr } from "@/lib/accountancy/double-entry";
import { journalQuestion } from "@/lib/questions/rules/builders/journal";
import { text } from "@/lib/questions/rules/builders/text";
import { money } from "@/lib/questions/rules/numbers";
import { template } from "@/lib/questions/rules/template";

export const shareIssueEntry = template({
  key: "fa-share-issue-entry",
  version: 1,
  point: "FA.D.capital-structure-and-finance-costs.share-premium",
  marks: 3,
  seconds: 110,
  difficulty: 0,
  draw: (d) => ({
    firm: d.firm(),
    shares: d.step(20_000, 400_000, 20_000),
    nominal: d.pick([25, 50, 100]),
    premium: d.step(15, 180, 5),
  }),
  make: (v) => {
    const issue = shareIssue({ shares: v.shares, nominal: v.nominal / 100, price: (v.nominal + v.premium) / 100 });
    const cents = v.nominal === 100 ? "$1" : `${v.nominal} cents`;
    return journalQuestion({
      ask: text`${v.firm} issues ${v.shares} ordinary shares with a nominal value of ${cents} each at ${money((v.nominal + v.premium) / 100)} a share. The money is received at
        the bank.

        Write the entry.`,
      accounts: [
        "Bank",
        "Finance costs",
        "Investments",
        "Loan notes",
        "Retained earnings",
        "Revenue",
        "Share capital",
        "Share premium",
      ],
      lines: [dr("Bank", issue.cash), cr("Share capital", issue.shareCapital), cr("Share premium", issue.sharePremium)],
      hint: "Only the nominal value goes to share capital.",
      worked: text`Received: ${v.shares} × ${money((v.nominal + v.premium) / 100)} = ${money(issue.cash)}. Nominal value: ${v.shares} × ${money(v.nominal / 100)} =
        ${money(issue.shareCapital)}. The rest, ${money(issue.sharePremium)}, is share premium.`,
    });
  },
});
