import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("MA.A.accounting-for-management", [
  {
    key: "ma-data-into-information",
    point: "data-and-information",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: -1,
    ask: "A garden centre's till stores every sale. Which of the following is **information** for the manager who orders plants?",
    options: [
      {
        text: "The 1,860 sales lines stored on Saturday",
        why: "These are facts as they were recorded. Nobody has sorted or compared them yet, so they are data.",
      },
      {
        text: "Roses sold per week, against the weeks before",
        right: true,
        why: "The sales were sorted by product and compared over time, so the manager can decide how many roses to order.",
      },
      {
        text: "The price typed in for each single plant sold",
        why: "A recorded price is a raw fact. It would have to be summarised for a purpose first.",
      },
      {
        text: "A copy of the till's memory, made every night",
        why: "Copying data keeps it safe. It does not turn it into anything a person can act on.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-quality-lacking",
    point: "data-and-information",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "The kitchen manager of a hotel receives an exact and clear report of food wasted in March. It arrives on 20 May. Waste has to be discussed with the cooks in the week after it occurs.\n\nWhich quality of good information does the report lack?",
    options: [
      { text: "Accuracy", why: "The report is said to be exact. An exact report can still be useless." },
      {
        text: "Timeliness",
        right: true,
        why: "It comes seven weeks after the month's end, when the cooks can no longer say what happened.",
      },
      {
        text: "Relevance",
        why: "Food waste is the manager's business; the subject is relevant. Only the date spoils it.",
      },
      {
        text: "Clarity",
        why: "The report is described as clear. Being understandable is a different quality from being in time.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-plan-control-decide-match",
    point: "plan-control-decide",
    kind: "match",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "Which kind of management work is each of these?",
    look: "grid",
    columns: ["Planning", "Decision making", "Control"],
    rows: [
      {
        text: "Setting next year's target of 4,000 guest nights",
        column: "Planning",
        why: "It says what should happen in a coming period.",
      },
      {
        text: "Choosing between two suppliers of bed linen",
        column: "Decision making",
        why: "Two courses of action stand side by side and one is picked.",
      },
      {
        text: "Finding that laundry cost 8% more than budget and changing the laundry",
        column: "Control",
        why: "The result was compared with the plan, and somebody acted on the gap.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-control-needs-action",
    point: "plan-control-decide",
    kind: "order",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Put these steps of planning and control in the order in which they happen.",
    things: [
      "Set the objective: waste of at most 3% of flour",
      "Draw up a budget of flour for the month",
      "Record the flour really used",
      "Compare the flour used with the budget",
      "Change the recipe or the training of staff",
    ],
    worked:
      "A plan needs an aim before it needs figures. Control then needs a record to compare, and it ends with action: without the last step nothing has been controlled.",
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-management-level-of-task",
    point: "three-levels",
    kind: "match",
    marks: 2,
    seconds: 80,
    difficulty: 0,
    ask: "At which level of planning does each task at a bus company belong?",
    look: "grid",
    columns: ["Strategic", "Tactical", "Operational"],
    rows: [
      {
        text: "Deciding whether to replace the diesel fleet by electric buses within ten years",
        column: "Strategic",
        why: "It changes the direction of the business for many years.",
      },
      {
        text: "Sharing out this year's training money between the four depots",
        column: "Tactical",
        why: "The direction is given; means are shared out for the year.",
      },
      { text: "Finding a driver for tomorrow's early service", column: "Operational", why: "It runs the day." },
      {
        text: "Planning how many temporary drivers are needed for the summer",
        column: "Tactical",
        why: "It looks some months ahead and provides the people to carry out the existing plan.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-strategic-information",
    point: "three-levels",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Which description fits the information needed for **strategic** planning best?",
    options: [
      {
        text: "Detailed, exact, and produced every day",
        why: "That is what a supervisor needs to run the day: operational information.",
      },
      {
        text: "Summarised, forward-looking, partly external",
        right: true,
        why: "Directors look years ahead and at the world outside, so detail gives way to breadth and the figures are uncertain.",
      },
      {
        text: "Internal, for one department and one month",
        why: "A department head sharing out means for some months needs this: tactical information.",
      },
      {
        text: "Historical, audited, and laid out as the law says",
        why: "That describes financial statements, which are made for people outside.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-financial-or-management",
    point: "management-and-financial",
    kind: "several",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Which **two** statements are true of management accounting?",
    pick: 2,
    options: [
      {
        text: "It may report in kilograms or hours",
        right: true,
        why: "Managers may ask for any measure that helps; nothing ties the reports to money.",
      },
      {
        text: "Its form is fixed by accounting standards",
        why: "Standards govern what is reported to people outside. Inside, managers choose the form.",
      },
      {
        text: "It may report on a single department",
        right: true,
        why: "It can cover any part of the business, down to one product or one customer.",
      },
      {
        text: "It must be prepared by every company",
        why: "No law demands it. It is done because it is worth more than it costs.",
      },
      {
        text: "It is written chiefly for the shareholders",
        why: "Shareholders stand outside and receive the financial statements.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-cost-accounting-serves-both",
    point: "management-and-financial",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 1,
    ask: "A furniture maker's cost accounts show that one chair costs $64 to make. Which statement is true?",
    options: [
      {
        text: "The figure may be used inside the firm only",
        why: "Closing inventory in the financial statements is valued from just such figures.",
      },
      {
        text: "The figure serves outside reports only",
        why: "Managers use it too, to set prices and to control cost.",
      },
      {
        text: "The figure serves both kinds of accounting",
        right: true,
        why: "Cost accounting values inventory for the financial statements and informs prices and control inside.",
      },
      {
        text: "The figure replaces the financial statements",
        why: "One product's cost says nothing of assets, debts or the year's profit.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-limits-of-information",
    point: "plan-control-decide",
    kind: "several",
    marks: 2,
    seconds: 80,
    difficulty: 0,
    reserved: true,
    ask: "Which **two** of these are proper limits of management information as a guide to decisions?",
    pick: 2,
    options: [
      {
        text: "Figures of the past may not repeat themselves",
        right: true,
        why: "A decision is about the future, and most records are about the past.",
      },
      {
        text: "The law does not allow managers to see it early",
        why: "No law delays reports to managers; they may have them every hour.",
      },
      {
        text: "Some things that matter cannot be put in figures",
        right: true,
        why: "Morale, reputation and skill decide a lot and show poorly in money.",
      },
      {
        text: "It can only be prepared once a year, at year end",
        why: "It can be prepared whenever it helps. The yearly rhythm belongs to financial statements.",
      },
    ],
    checkedOn: "2026-11-22",
  },
]);
