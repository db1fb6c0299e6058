import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("BT.A.purpose-and-types-of-organisation", [
  {
    key: "bt-crowd-or-organisation",
    point: "organisation",
    kind: "choice",
    marks: 1,
    seconds: 60,
    difficulty: -1,
    ask: "Which of these is an organisation?",
    options: [
      {
        text: "A choir with rules, a leader and a list of members",
        right: true,
        why: "It has a shared goal, somebody checks how it sings, and it is clear who belongs.",
      },
      {
        text: "Three hundred travellers who wait for the same train",
        why: "They want the same thing, but no one leads or controls them, and there is no boundary.",
      },
      {
        text: "Drivers who are caught in the same queue on a bridge",
        why: "They share a place by accident and pursue no collective goal.",
      },
      {
        text: "All the people of one town who were born in March",
        why: "A common feature makes a category, not an arrangement with goals.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "bt-why-together",
    point: "organisation",
    kind: "several",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Which **two** are reasons why people form organisations?",
    pick: 2,
    options: [
      {
        text: "Each person can specialise in one kind of task",
        right: true,
        why: "Specialists do a task faster and better.",
      },
      {
        text: "Equipment can be shared that one alone cannot afford",
        right: true,
        why: "Pooled resources allow what no member could pay for alone.",
      },
      {
        text: "Nobody has to check whether aims were reached",
        why: "Control of performance is a mark of an organisation, not something it spares.",
      },
      {
        text: "Members no longer have any interests of their own",
        why: "People keep their own interests, which is a source of conflict.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "bt-limited-liability",
    point: "commercial",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: 0,
    ask: "Dara paid $8,000 for all her shares in Lime Ltd, fully paid. Lime fails and owes $90,000 more than it has. What is the most that Dara loses by being a shareholder?",
    options: [
      {
        text: "$8,000",
        right: true,
        why: "A shareholder risks only the investment. The debts are those of the company.",
      },
      { text: "$98,000", why: "The debts of the company are not added to what she invested." },
      { text: "$90,000", why: "That would be the position of a sole trader, who answers for the debts." },
      { text: "$82,000", why: "The investment is not set against the debts: she does not answer for them at all." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "bt-legal-forms",
    point: "commercial",
    kind: "match",
    marks: 2,
    seconds: 80,
    difficulty: 0,
    ask: "Which form of business does each statement describe?",
    look: "grid",
    columns: ["Sole trader", "Limited company"],
    rows: [
      {
        text: "It can sue a customer in its own name",
        column: "Limited company",
        why: "It is a legal person apart from its owners.",
      },
      {
        text: "The owner's house may be taken for business debts",
        column: "Sole trader",
        why: "The owner and the business are one in law.",
      },
      {
        text: "It continues unchanged when an owner sells out",
        column: "Limited company",
        why: "Shares change hands; the company stays the same person.",
      },
      {
        text: "Its accounts need not be filed for the public to see",
        column: "Sole trader",
        why: "Publicity is the price of limited liability, which a sole trader does not have.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "bt-surplus-of-a-club",
    point: "not-for-profit",
    kind: "choice",
    marks: 1,
    seconds: 60,
    difficulty: -1,
    ask: "A chess club earned $4,000 more than it spent in 20X5. What normally happens to this surplus?",
    options: [
      {
        text: "It is kept for the activities of the club",
        right: true,
        why: "A surplus stays inside a not-for-profit body and serves its purpose.",
      },
      {
        text: "It is paid to the members as a dividend",
        why: "A dividend would make it a body that exists for the gain of its owners.",
      },
      { text: "It passes to the state as public revenue", why: "A club is not part of the state." },
      {
        text: "It must be given to a charity within a year",
        why: "Nothing obliges a club to give away what it needs itself.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "bt-what-is-an-ngo",
    point: "not-for-profit",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: 0,
    ask: "Clear Coast employs 30 people, pays no dividends, campaigns against oil drilling and receives 8% of its income as a free grant from a ministry. What is it?",
    options: [
      {
        text: "A non-governmental organisation",
        right: true,
        why: "It pursues a cause, enriches no owners, and is not directed by the government.",
      },
      {
        text: "A body of the public sector",
        why: "A grant does not make it state owned; nobody in government directs it.",
      },
      { text: "A cooperative of its employees", why: "Nothing says that the employees own it or have votes." },
      { text: "A commercial organisation", why: "It neither seeks profit nor has owners to receive any." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "bt-who-owns-and-pays",
    point: "public-and-mutual",
    kind: "gaps",
    marks: 2,
    seconds: 65,
    difficulty: 0,
    ask: "Complete the text.",
    text: "A state school belongs to the {1} and is paid for chiefly from {2}. A cooperative belongs to its {3}.",
    gaps: [
      {
        options: ["private sector", "public sector", "voluntary sector"],
        right: "public sector",
        why: "The state owns and runs it.",
      },
      {
        options: ["dividends", "share issues", "taxes"],
        right: "taxes",
        why: "Taxes and public borrowing pay for public services.",
      },
      {
        options: ["lenders", "members", "shareholders on the exchange"],
        right: "members",
        why: "Customers, workers or suppliers who joined own a cooperative.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "bt-cooperative-votes",
    point: "public-and-mutual",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 1,
    ask: "Fern Foods has 500 members. Rita holds 10% of its capital and made 2% of the purchases. It is a cooperative of customers that shares its surplus by purchases. What are her part of the votes and of the surplus?",
    options: [
      {
        text: "0.2% of votes and 2% of the surplus",
        right: true,
        why: "One member has one vote, 1 of 500; surplus here follows trade.",
      },
      { text: "10% of votes and 10% of the surplus", why: "That is a company, where both follow the holding." },
      { text: "2% of votes and 2% of the surplus", why: "Votes in a cooperative are by person, not by trade." },
      {
        text: "0.2% of votes and 10% of the surplus",
        why: "Votes are right; the surplus is shared by purchases, not by capital.",
      },
    ],
    checkedOn: "2026-11-22",
  },
]);
