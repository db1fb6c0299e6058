import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("FM.A.stakeholders-and-their-impact-on-objectives", [
  {
    key: "fm-lender-against-shareholder",
    point: "stakeholder-conflicts",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A company has just received a large loan at a fixed rate. Which step would benefit its shareholders at the lender's expense?",
    options: [
      {
        text: "Turning from steady to very risky projects",
        right: true,
        why: "If they succeed the gain is the shareholders'; if they fail the lender shares in the loss.",
      },
      { text: "Keeping back all profit to repay the loan", why: "That makes the lender safer." },
      {
        text: "Issuing new shares to widen the equity base",
        why: "More equity stands below the loan and protects it.",
      },
      { text: "Insuring the buildings which secure the loan", why: "It protects the lender's security." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fm-stakeholder-kind",
    point: "stakeholder-conflicts",
    kind: "match",
    marks: 2,
    seconds: 65,
    difficulty: -1,
    ask: "Is each stakeholder of a brewery internal, connected or external?",
    look: "grid",
    columns: ["Internal", "Connected", "External"],
    rows: [
      { text: "The brewers it employs", column: "Internal", why: "Employees and managers work within the company." },
      { text: "The bank that lent for the new tanks", column: "Connected", why: "It has a contract with the company." },
      {
        text: "Neighbours who smell the malt",
        column: "External",
        why: "They have neither a contract nor a share, and are touched all the same.",
      },
      { text: "Farmers who sell it barley", column: "Connected", why: "Suppliers are bound by contract." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fm-agency-cause",
    point: "agency-problem",
    kind: "several",
    marks: 2,
    seconds: 65,
    difficulty: 0,
    ask: "Which **two** are roots of the agency problem?",
    pick: 2,
    options: [
      {
        text: "Directors know more of the company than owners",
        right: true,
        why: "Owners cannot judge what they cannot see.",
      },
      {
        text: "Directors' own aims differ from those of owners",
        right: true,
        why: "Pay, security and fame are not the same as shareholders' wealth.",
      },
      {
        text: "Shareholders are liable for the company's debts",
        why: "As a rule they are not: they can lose their shares and no more.",
      },
      {
        text: "Directors are always the largest shareholders",
        why: "If they were, their interest would mostly be the owners' interest.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fm-agency-example",
    point: "agency-problem",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "Which act of a director is the clearest sign of an agency problem?",
    options: [
      {
        text: "Buying a rival at too high a price for a larger empire",
        right: true,
        why: "Size serves the director's pay and standing, and the price is paid by shareholders.",
      },
      {
        text: "Closing a factory whose costs exceed its income for good",
        why: "It may be hard on staff, yet it serves shareholders.",
      },
      {
        text: "Paying suppliers at the end of the agreed credit period",
        why: "That is ordinary management of working capital.",
      },
      { text: "Refusing a project that has a negative net present value", why: "It would have destroyed value." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fm-scheme-that-aligns",
    point: "reward-schemes",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Which reward aligns a chief executive's interest best with that of long-term shareholders?",
    options: [
      {
        text: "Shares that may be sold five years after the grant",
        right: true,
        why: "She gains and loses with owners, over years.",
      },
      { text: "A bonus on profit before tax of the current year", why: "It can be raised by cutting what pays later." },
      { text: "A bonus on the growth of the company's turnover", why: "Sales can grow at a loss." },
      {
        text: "A salary which rises with the number of employees",
        why: "It pays for size, whatever size does to value.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fm-option-far-below-price",
    point: "reward-schemes",
    kind: "choice",
    marks: 2,
    seconds: 80,
    difficulty: 1,
    ask: "A director holds options to buy shares at $6.00 within two years. The share has fallen to $2.10. What is the danger now?",
    options: [
      {
        text: "He may gamble, having nothing more to lose",
        right: true,
        why: "Safe projects will not bring the price above $6.00; only a very risky one can make his options worth something.",
      },
      { text: "He must buy the shares at a loss of $3.90", why: "An option is a right and not a duty." },
      {
        text: "He may refuse all projects that carry a risk",
        why: "With options so far below, more risk can only help him.",
      },
      {
        text: "He gains if the share should fall still lower",
        why: "The options are worth nothing at $2.10 or at $1.00.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fm-committee-task",
    point: "governance-and-rules",
    kind: "match",
    marks: 2,
    seconds: 65,
    difficulty: -1,
    ask: "Which committee of a board deals with each matter?",
    look: "lists",
    columns: ["Audit committee", "Remuneration committee", "Nomination committee"],
    rows: [
      {
        text: "Pay and bonuses of executive directors",
        column: "Remuneration committee",
        why: "So that nobody sets their own pay.",
      },
      {
        text: "Whom to propose as new directors",
        column: "Nomination committee",
        why: "It looks for and proposes candidates.",
      },
      {
        text: "The external auditor's independence and internal control",
        column: "Audit committee",
        why: "It stands between auditors and executives.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fm-comply-or-explain",
    point: "governance-and-rules",
    kind: "choice",
    marks: 2,
    seconds: 65,
    difficulty: 0,
    ask: "A company's code of governance works on the principle 'comply or explain'. The same person is chair and chief executive, against the code. What must the company do?",
    options: [
      {
        text: "Disclose this and give shareholders the reason",
        right: true,
        why: "It may depart from a provision if it says so and explains why.",
      },
      {
        text: "Remove the chief executive without any delay",
        why: "The code leaves room for departures that are explained.",
      },
      {
        text: "Pay a fine, as each departure breaks the law",
        why: "Codes of this kind are not laws with fines for each departure.",
      },
      {
        text: "Say nothing, as the provisions are voluntary",
        why: "Silence is the one thing the principle rules out.",
      },
    ],
    checkedOn: "2026-11-22",
  },
]);
