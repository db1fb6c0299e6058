import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("FA.F.suspense-accounts", [
  {
    key: "fa-suspense-which-through",
    point: "only-one-sided",
    kind: "match",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    ask: "Is the suspense account needed to correct each error?",
    look: "grid",
    columns: ["Suspense", "No suspense"],
    rows: [
      {
        text: "A receipt was debited to bank and to receivables",
        column: "Suspense",
        why: "Two debits and no credit: the sides are unequal.",
      },
      {
        text: "A purchase invoice was left out of the books",
        column: "No suspense",
        why: "Both halves are missing, so the sides are equal.",
      },
      { text: "The rent account was added up $50 too low", column: "Suspense", why: "One account alone is wrong." },
      {
        text: "The sales day book was added up $300 too low",
        column: "No suspense",
        why: "Its total goes to sales and to receivables, so both are wrong by the same amount.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-suspense-principle-no",
    point: "only-one-sided",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A firm paid $800 for a desk and debited it to stationery. What is the correcting entry?",
    options: [
      {
        text: "Dr Equipment 800, Cr Stationery 800",
        right: true,
        why: "The debit is in the wrong account, on the right side. It just moves.",
      },
      {
        text: "Dr Equipment 800, Cr Suspense 800",
        why: "The sides were equal, so this error never made a suspense balance.",
      },
      {
        text: "Dr Suspense 800, Cr Stationery 800",
        why: "This leaves the desk out of the assets and 800 in suspense.",
      },
      { text: "Dr Equipment 1,600, Cr Bank 1,600", why: "Nothing was on the wrong side, and the bank was right." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-suspense-not-a-statement-item",
    point: "no-balance-left",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: -1,
    ask: "A suspense account still has a small debit balance when the statements are due. What should be done?",
    options: [
      {
        text: "Find the errors and clear the account first",
        right: true,
        why: "An unexplained difference is neither an asset nor an expense; it shows that something is wrong.",
      },
      {
        text: "Show it as a current asset, as it is a debit",
        why: "Nobody owes it to the firm and nothing will come of it.",
      },
      {
        text: "Charge it to profit as a sundry expense",
        why: "Then the error, wherever it lies, would stay and a second one be added.",
      },
      { text: "Set it off against capital, as it is small", why: "The owner's claim has not changed." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-suspense-unknown-receipt",
    point: "no-balance-left",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A transfer of $950 arrives with no name. The clerk enters Dr Bank 950, Cr Suspense 950. A week later a customer says that it was his payment of an invoice. What is the entry?",
    options: [
      {
        text: "Dr Suspense 950, Cr Trade receivables 950",
        right: true,
        why: "The money finds its place, and the suspense account is empty.",
      },
      {
        text: "Dr Trade receivables 950, Cr Suspense 950",
        why: "This makes the customer owe more, and suspense 1,900.",
      },
      {
        text: "Dr Suspense 950, Cr Sales 950",
        why: "The sale was entered with the invoice and would be counted twice.",
      },
      {
        text: "Dr Bank 950, Cr Trade receivables 950",
        why: "The bank was debited on the first day; the suspense balance would stay.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-suspense-wrong-side-journal",
    point: "same-side-doubles",
    kind: "journal",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    ask: "Rent received of $450 was rightly debited to bank, but then debited to the rent received account as well. Write the correcting entry.",
    accounts: ["Suspense", "Rent received", "Bank", "Rent expense", "Trade receivables"],
    lines: [
      { account: "Suspense", side: "Dr", amount: 900 },
      { account: "Rent received", side: "Cr", amount: 900 },
    ],
    worked:
      "The rent received account has 450 on the left and should have 450 on the right: a credit of 900. The bank is right. The debit that balances the entry goes to suspense.",
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-suspense-find-opening",
    point: "clearing",
    kind: "choice",
    marks: 2,
    seconds: 120,
    difficulty: 1,
    ask: "A suspense account was cleared by three corrections: discounts received of $150 had been debited to their account; wages had been added up $400 too low; drawings of $260 had been credited to bank and posted nowhere else. What was its opening balance?",
    options: [
      {
        text: "$360 debit",
        right: true,
        why: "Corrections: Dr Suspense 300, Cr Suspense 400 and 260. The credits are 360 larger, so it opened with a debit of 360.",
      },
      {
        text: "$360 credit",
        why: "The corrections credit suspense with 360 more than they debit; the opening balance must be on the other side.",
      },
      { text: "$510 debit", why: "The discounts were on the wrong side, so their correction is twice 150." },
      { text: "$960 credit", why: "The three amounts were added as if all were on one side." },
    ],
    reserved: true,
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-suspense-doubles-or-not",
    point: "same-side-doubles",
    kind: "match",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    ask: "By which amount is the suspense account debited or credited to correct each error?",
    look: "grid",
    columns: ["$300", "$600", "Not at all"],
    rows: [
      {
        text: "A sale of $300 was debited to bank and not posted to sales",
        column: "$300",
        why: "One posting is missing, so one posting mends it.",
      },
      {
        text: "Discounts received of $300, rightly debited to payables, were debited to their own account",
        column: "$600",
        why: "300 takes the wrong posting out and 300 puts the right one in.",
      },
      {
        text: "A repair of $300 was debited to equipment",
        column: "Not at all",
        why: "The debit only has to move to another account; the sides were equal.",
      },
      {
        text: "Rent paid of $300 was credited to bank and to rent",
        column: "$600",
        why: "The rent account has 300 on the wrong side.",
      },
    ],
    checkedOn: "2026-11-22",
  },
]);
