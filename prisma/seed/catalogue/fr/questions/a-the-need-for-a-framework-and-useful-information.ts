import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("FR.A.the-need-for-a-framework-and-useful-information", [
  {
    key: "fr-framework-against-standard",
    point: "framework-purpose",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: -1,
    ask: "An accountant finds that an IFRS Accounting Standard asks for a treatment that does not fit the Conceptual Framework. What should she apply?",
    options: [
      {
        text: "The standard, as the Framework overrides none",
        right: true,
        why: "The Framework is not a standard. Where they differ the standard is applied.",
      },
      {
        text: "The Framework, as all standards rest upon it",
        why: "It guides the writing of standards and does not stand above them.",
      },
      { text: "Either, as long as the choice is disclosed", why: "A standard that applies leaves no such choice." },
      {
        text: "Neither, until the Board has settled the matter",
        why: "The standard is in force and has to be applied.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-framework-uses",
    point: "framework-purpose",
    kind: "several",
    marks: 2,
    seconds: 65,
    difficulty: 0,
    ask: "Which **two** are purposes of the Conceptual Framework?",
    pick: 2,
    options: [
      {
        text: "To help the Board write standards that fit together",
        right: true,
        why: "Standards built on shared ideas do not contradict one another.",
      },
      {
        text: "To help preparers where no standard applies",
        right: true,
        why: "They can choose a policy in line with its ideas.",
      },
      { text: "To lay down the format of financial statements", why: "Formats are a matter of standards." },
      { text: "To replace national company law on dividends", why: "It has no legal force of that kind." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-predict-or-confirm",
    point: "relevance",
    kind: "match",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "An investor expected a chain of cafés to earn $5 million this year. What value has each piece of information **above all** for what she expects?",
    look: "grid",
    columns: ["Predictive", "Confirmatory"],
    rows: [
      {
        text: "This year's audited profit of $5.1 million",
        column: "Confirmatory",
        why: "It shows whether her earlier expectation was right.",
      },
      {
        text: "Leases signed for twelve cafés that open next year",
        column: "Predictive",
        why: "They help to estimate later profit.",
      },
      {
        text: "A note that one third of this year's profit came from a branch that has since been sold",
        column: "Predictive",
        why: "It warns that this profit will not come again.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-materiality-by-entity",
    point: "relevance",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "Which statement on materiality is right?",
    options: [
      {
        text: "It depends on the nature and size for the entity",
        right: true,
        why: "What could influence users of one entity's statements may be trivial in another's, and some items matter by nature.",
      },
      {
        text: "It begins at five per cent of profit in all cases",
        why: "Percentages are rules of thumb in practice. The Framework sets none.",
      },
      {
        text: "It concerns the size of an item and nothing else",
        why: "A small loan to a director may matter by its nature.",
      },
      {
        text: "It is set by the Board for each kind of business",
        why: "It is judged by the entity for its own statements.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-quality-offended",
    point: "faithful-representation",
    kind: "match",
    marks: 2,
    seconds: 80,
    difficulty: 0,
    ask: "Which part of faithful representation does each act offend against?",
    look: "lists",
    columns: ["Complete", "Neutral", "Free from error"],
    rows: [
      {
        text: "Warranty costs are estimated at the high end so that next year looks better",
        column: "Neutral",
        why: "The figure is slanted on purpose.",
      },
      {
        text: "A claim against the company is not mentioned at all",
        column: "Complete",
        why: "Something needed to understand the position is missing.",
      },
      {
        text: "A formula adds the same warehouse twice to inventory",
        column: "Free from error",
        why: "The process by which the figure was made is faulty.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-prudence-meaning",
    point: "faithful-representation",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "How does the Conceptual Framework of 2018 treat prudence?",
    options: [
      {
        text: "As care under uncertainty, which supports neutrality",
        right: true,
        why: "Assets are not overstated and not understated; the same holds for liabilities.",
      },
      {
        text: "As a reason to understate assets wherever it is possible",
        why: "Understating is as slanted as overstating, and shifts profit to later years.",
      },
      {
        text: "As a fundamental quality of the same rank as relevance",
        why: "It is part of neutrality within faithful representation.",
      },
      {
        text: "As an old idea that no longer has any place in reporting",
        why: "It was taken out in 2010 and came back in 2018.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-enhancing-match",
    point: "enhancing",
    kind: "match",
    marks: 2,
    seconds: 70,
    difficulty: -1,
    ask: "Which enhancing quality does each sentence describe?",
    look: "lists",
    columns: ["Comparability", "Verifiability", "Timeliness", "Understandability"],
    rows: [
      {
        text: "Two informed people counting the cash would agree",
        column: "Verifiability",
        why: "Informed people could agree that the figure is faithful.",
      },
      {
        text: "The report comes out while investors can still act",
        column: "Timeliness",
        why: "It is early enough to matter.",
      },
      {
        text: "Similar transactions look alike in all years",
        column: "Comparability",
        why: "Readers can set one year beside another.",
      },
      {
        text: "Notes are in plain words and well ordered",
        column: "Understandability",
        why: "Information is presented clearly and concisely.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fr-fundamental-or-enhancing",
    point: "enhancing",
    kind: "gaps",
    marks: 2,
    seconds: 65,
    difficulty: 0,
    ask: "Complete the sentence.",
    text: "A company publishes early, comparable and clear figures that could influence nobody. They lack {1}, which is a {2} quality, so they are {3}.",
    gaps: [
      {
        options: ["relevance", "timeliness", "neutrality"],
        right: "relevance",
        why: "Information that can make no difference to a decision is not relevant.",
      },
      {
        options: ["fundamental", "enhancing"],
        right: "fundamental",
        why: "Relevance and faithful representation are the two fundamental qualities.",
      },
      {
        options: ["not useful", "useful all the same"],
        right: "not useful",
        why: "Enhancing qualities cannot make up for a missing fundamental one.",
      },
    ],
    checkedOn: "2026-11-22",
  },
]);
