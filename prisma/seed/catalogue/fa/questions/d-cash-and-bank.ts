import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("FA.D.cash-and-bank", [
  {
    key: "fa-cash-bank-two-accounts",
    point: "overdraft",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A firm has $3,000 in an account with one bank and an overdraft of $1,000 with another. It has no right to set them off. How are they shown in its statement of financial position?",
    options: [
      {
        text: "Current asset $3,000, current liability $1,000",
        right: true,
        why: "What one bank owes us is an asset; what we owe another is a liability. They concern different parties.",
      },
      {
        text: "Current asset $2,000, no liability",
        why: "The second bank would not accept that our money elsewhere has paid it.",
      },
      {
        text: "Current asset $3,000, an expense of $1,000",
        why: "Owing money to a bank is no expense; only the interest is.",
      },
      {
        text: "Current asset $3,000, capital less $1,000",
        why: "The owner's claim has not changed. The overdraft is owed to an outsider.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-cash-bank-overdraft-gaps",
    point: "overdraft",
    kind: "gaps",
    marks: 2,
    seconds: 75,
    difficulty: -1,
    ask: "A business's bank account in its own ledger has debits of $14,200 and credits of $15,900 this month. It began with nothing. Complete the text.",
    text: "The balance is a {1} of {2}, which is shown as a {3}.",
    gaps: [
      { options: ["debit", "credit"], right: "credit", why: "More was paid out (credits) than came in (debits)." },
      { options: ["$1,700", "$30,100"], right: "$1,700", why: "15,900 − 14,200; the sides are compared, not added." },
      {
        options: ["current asset", "current liability"],
        right: "current liability",
        why: "The bank is owed the 1,700 and can ask for it soon.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-cash-bank-control-weakness",
    point: "cash-controls",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: -1,
    ask: "In a shop, Leon opens the post, lists the money in it, banks it and keeps the customers' accounts. What is wrong with that?",
    options: [
      {
        text: "He could take money and hide it in the books",
        right: true,
        why: "Handling money and keeping its record should be in two hands, so that a theft would show.",
      },
      {
        text: "He would find it hard to bank every day",
        why: "Work load is a matter of staffing; the danger is that nobody checks him.",
      },
      {
        text: "Customers' accounts belong in the petty cash book",
        why: "Petty cash is for small payments; customers are in the receivables ledger.",
      },
      {
        text: "Money in the post must not be listed before banking",
        why: "Listing it at once is good practice, if somebody else does it.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-cash-bank-good-controls",
    point: "cash-controls",
    kind: "several",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Which **two** of these make theft of cash less likely?",
    pick: 2,
    options: [
      {
        text: "The takings are banked every day without deduction",
        right: true,
        why: "Then the slip must agree with the till roll, and a gap is seen at once.",
      },
      {
        text: "Somebody outside the cash office agrees the books with the bank",
        right: true,
        why: "A check by another person is what makes hiding hard.",
      },
      {
        text: "The cashier may pay small bills straight from the till",
        why: "Then the banking no longer shows what was taken, and a gap can be explained away.",
      },
      {
        text: "Petty cash is refilled with a round sum whenever asked for",
        why: "Without vouchers for the same amount nobody knows what should be in the box.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-cash-bank-loan-instalment",
    point: "receipts-and-payments",
    kind: "journal",
    marks: 2,
    seconds: 105,
    difficulty: 0,
    ask: "A workshop pays its lender $1,150 from the bank: $1,000 to repay a part of the loan and $150 interest for the month. Write the entry.",
    accounts: ["Bank", "Loan", "Interest expense", "Capital", "Drawings"],
    lines: [
      { account: "Loan", side: "Dr", amount: 1000 },
      { account: "Interest expense", side: "Dr", amount: 150 },
      { account: "Bank", side: "Cr", amount: 1150 },
    ],
    worked:
      "The 1,000 makes a liability smaller, a debit to the loan. Only the 150 is the cost of having the money, an expense. The bank falls by both together.",
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-cash-bank-imprest-raised",
    point: "imprest",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 1,
    hint: "Compare what the box holds in cash with what it is to hold.",
    ask: "An imprest of $200 holds vouchers of $134 and cash of $61. The manager notes the difference for a search and decides that the box is to hold $240 from now on. How much cash is put in?",
    options: [
      {
        text: "$179",
        right: true,
        why: "The box is to hold 240 in cash and holds 61: 240 − 61 = 179. It is 5 more than vouchers and increase explain, and the 5 is missing.",
      },
      { text: "$174", why: "Vouchers 134 and the increase of 40. The missing 5 would leave the box at 235." },
      { text: "$134", why: "This would only replace the vouchers, with neither the increase nor the missing amount." },
      { text: "$139", why: "This brings the box back to 200; it is to hold 240." },
    ],
    reserved: true,
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-cash-bank-banked-whole",
    point: "cash-controls",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: 0,
    ask: "Why should takings be banked whole, without paying anything out of the till first?",
    options: [
      {
        text: "The deposit can be compared with the till's record",
        right: true,
        why: "Any difference then shows at once and needs an explanation.",
      },
      {
        text: "Payments in notes and coin are not real expenses",
        why: "They are; but they should be made from petty cash, with a voucher.",
      },
      {
        text: "Money in the till does not belong to the business",
        why: "It is an asset of the business wherever it lies.",
      },
      {
        text: "A bank account must never have a credit balance",
        why: "Overdrafts exist, and this rule is about theft and not about them.",
      },
    ],
    checkedOn: "2026-11-23",
  },
  {
    key: "fa-cash-bank-wages-from-till",
    point: "takings",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A café paid wages of $200 out of the till before it banked the rest. Its owner enters as sales only what was banked, and enters no wages. What is the effect?",
    options: [
      {
        text: "Sales and wages $200 too low, profit right",
        right: true,
        why: "Both the income and the cost are missing, by the same amount.",
      },
      {
        text: "Sales $200 too low, profit $200 too low",
        why: "The wages are missing as well, so profit is not touched.",
      },
      {
        text: "Wages $200 too low, profit $200 too high",
        why: "The sales out of which they were paid are missing too.",
      },
      { text: "Sales and wages right, bank $200 too high", why: "The bank is right: only what was banked is there." },
    ],
    checkedOn: "2026-11-23",
  },
]);
