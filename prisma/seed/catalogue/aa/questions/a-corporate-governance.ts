import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("AA.A.corporate-governance", [
  {
    key: "aa-governance-meaning",
    point: "why-governance",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: -1,
    ask: "What is corporate governance?",
    options: [
      {
        text: "The system by which companies are directed and controlled",
        right: true,
        why: "It arranges who decides, who checks and who reports to the owners.",
      },
      {
        text: "The day-to-day management of a company by its executives",
        why: "That is management, which governance watches over.",
      },
      {
        text: "The audit of a company's statements on behalf of its members",
        why: "An audit is one part of the arrangement.",
      },
      {
        text: "The laws that a government makes for public companies",
        why: "Codes are mostly not law, and governance is more than rules.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "aa-governance-comply-or-explain",
    point: "why-governance",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "A listed company under a 'comply or explain' code has only two independent non-executives instead of the number the code asks for. What must it do?",
    options: [
      {
        text: "Tell shareholders that it departs from the code, and why",
        right: true,
        why: "It may depart, and its owners judge whether the reason is good.",
      },
      {
        text: "Appoint more non-executives before its next annual general meeting",
        why: "The code does not force it; it asks for an explanation.",
      },
      { text: "Ask the stock exchange for permission to depart from the code", why: "No permission is needed." },
      {
        text: "Accept a modified opinion on its financial statements",
        why: "The opinion on the statements does not depend on the size of the board.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "aa-governance-split-roles",
    point: "board-balance",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Marisa is both chair and chief executive of a listed company. What is the main danger of this?",
    options: [
      {
        text: "Too much power lies with one person, and her decisions go unchallenged",
        right: true,
        why: "The chair should lead the board that holds the chief executive to account.",
      },
      {
        text: "She will not have the time to prepare the financial statements herself",
        why: "Preparing statements is the work of the finance function.",
      },
      {
        text: "The company will be unable to form an audit committee of its own",
        why: "A committee can be formed whoever is chair.",
      },
      {
        text: "She may be paid less than two separate people would be",
        why: "Pay is not the danger that codes have in mind.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "aa-governance-independent-ned",
    point: "board-balance",
    kind: "several",
    pick: 2,
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "Which **two** people could be **independent** non-executive directors of Kelbrook Co?",
    options: [
      {
        text: "A retired engineer who has never had dealings with Kelbrook Co",
        right: true,
        why: "Nothing ties her to the company.",
      },
      {
        text: "A serving director of a company in another industry",
        right: true,
        why: "Experience elsewhere is welcome, and there is no tie to Kelbrook Co.",
      },
      { text: "Kelbrook Co's sales director until last year", why: "Recent employment is a tie." },
      { text: "The owner of Kelbrook Co's largest supplier", why: "A material business relationship is a tie." },
      { text: "The chief executive's sister", why: "A close family tie." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "aa-audit-committee-tasks",
    point: "audit-committee",
    kind: "several",
    pick: 3,
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "Which **three** are tasks of an audit committee?",
    options: [
      {
        text: "Reviewing the financial statements before the board approves them",
        right: true,
        why: "It questions the judgements in them.",
      },
      {
        text: "Recommending the external auditor's appointment",
        right: true,
        why: "So that the choice is not made by those who are audited.",
      },
      {
        text: "Watching over the work of internal audit",
        right: true,
        why: "Internal audit should report to people outside management.",
      },
      { text: "Preparing the annual financial statements", why: "That is management's task." },
      { text: "Setting the bonus of the chief executive", why: "The remuneration committee does this." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "aa-audit-committee-members",
    point: "audit-committee",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "Who should sit on the audit committee of a listed company?",
    options: [
      {
        text: "Independent non-executives, one with recent financial experience",
        right: true,
        why: "They can question figures without having made them, and one of them knows accounting well.",
      },
      {
        text: "The finance director and two independent non-executives",
        why: "The finance director would review his own work.",
      },
      {
        text: "The external audit partner and the head of internal audit",
        why: "They attend when asked; they are not directors.",
      },
      { text: "The chief executive and the chair, with one non-executive", why: "Executives must not be members." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "aa-governance-weakness-match",
    point: "weakness-danger-repair",
    kind: "match",
    marks: 2,
    seconds: 100,
    difficulty: 1,
    ask: "Match each weakness with the recommendation that repairs it.",
    look: "lists",
    columns: ["Remuneration committee", "Nomination committee", "Audit committee"],
    rows: [
      {
        text: "Executive directors decide their own salaries",
        column: "Remuneration committee",
        why: "Pay should be set by non-executives.",
      },
      {
        text: "New directors are friends whom the chair invites",
        column: "Nomination committee",
        why: "Directors should be chosen openly and by skill.",
      },
      {
        text: "The finance director agrees the auditors' fee",
        column: "Audit committee",
        why: "Those who are audited should not hold the auditors' terms.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "aa-governance-best-recommendation",
    point: "weakness-danger-repair",
    kind: "choice",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "Internal audit at Fellgate Co reports to the finance director, who changes its reports before the board sees them. Which recommendation is best?",
    options: [
      {
        text: "Internal audit should report directly to the audit committee",
        right: true,
        why: "Its findings then reach people who are not responsible for what it examines.",
      },
      {
        text: "Internal audit should be carried out by the finance department",
        why: "That would remove what independence is left.",
      },
      {
        text: "The finance director should sign the reports that he changes",
        why: "The board would still not see the original findings.",
      },
      {
        text: "The external auditors should take over the internal audit work",
        why: "That threatens their own independence and does not mend the reporting line.",
      },
    ],
    checkedOn: "2026-11-22",
  },
]);
