import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("MA.C.material-labour-and-overhead-costs", [
  {
    key: "ma-overtime-premium-treatment",
    point: "overtime-and-idle",
    kind: "number",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    ask: "In one week the direct workers of a frame maker were paid for 400 hours at a basic rate of $15. 40 of these hours were overtime, paid with a premium of 50% of the basic rate, because the workshop was generally busy. 20 of the hours were idle time.\n\nWhat was the **direct** labour cost of the week?",
    before: "$",
    after: "",
    places: 0,
    answer: 5700,
    mistakes: [
      { is: 6000, because: "Idle time of 20 hours is an overhead. Only 380 hours were worked on frames." },
      { is: 6300, because: "That is the whole pay. Overtime premium and idle time are overheads here." },
      {
        is: 5400,
        because:
          "The basic pay of overtime hours stays direct; only the premium is an overhead. You left the overtime hours out.",
      },
    ],
    worked:
      "Hours worked on frames: 400 - 20 = 380. At the basic rate: 380 × 15 = **$5,700**. The premium of 40 × 7.50 = $300 and the idle time of 20 × 15 = $300 are production overheads.",
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-overtime-customer-request",
    point: "overtime-and-idle",
    kind: "choice",
    marks: 2,
    seconds: 70,
    difficulty: 0,
    ask: "A printer works overtime one night because a customer wants his posters the next morning and agrees to pay for it. How is the overtime **premium** treated?",
    options: [
      {
        text: "As a direct cost of the customer's job",
        right: true,
        why: "The customer's wish caused the premium, so it can be traced to the job.",
      },
      {
        text: "As a production overhead of all jobs",
        why: "That holds where overtime is worked because of general pressure.",
      },
      { text: "As an administration cost of the month", why: "The pay of production workers is a cost of production." },
      {
        text: "As idle time of the printing department",
        why: "Idle time is paid time without work. Here work was done.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-overhead-entries",
    point: "over-absorbed",
    kind: "journal",
    marks: 2,
    seconds: 100,
    difficulty: 0,
    ask: "A boat builder's overhead rate is $14 a machine hour. In May 2,300 machine hours were worked. Make the entry that **absorbs** production overhead into the boats under construction.",
    accounts: ["Work in progress", "Production overhead", "Finished goods", "Profit or loss", "Bank", "Wages"],
    lines: [
      { account: "Work in progress", side: "Dr", amount: 32200 },
      { account: "Production overhead", side: "Cr", amount: 32200 },
    ],
    worked:
      "2,300 × 14 = $32,200. Boats under construction take the cost (debit work in progress), and the overhead account, which was debited when overheads were incurred, is credited.",
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-eoq-why",
    point: "order-quantity",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "The cost of placing one order rises, and nothing else changes. What happens at the new economic order quantity?",
    options: [
      {
        text: "Orders are larger and fewer in a year",
        right: true,
        why: "Each order costs more, so it pays to order less often and to hold more.",
      },
      {
        text: "Orders are smaller and more in a year",
        why: "That follows from a higher holding cost, which makes large inventories expensive.",
      },
      {
        text: "Orders are of the same size as before",
        why: "The cost per order stands in the formula: the quantity grows with its root.",
      },
      {
        text: "Orders grow in the same ratio as the cost",
        why: "The quantity grows with the root: four times the cost doubles the order.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-bases-of-apportionment",
    point: "reapportion",
    kind: "match",
    marks: 2,
    seconds: 75,
    difficulty: -1,
    ask: "Which basis shares each overhead among departments most fairly?",
    look: "lists",
    columns: ["Floor area", "Number of employees", "Value of machines", "Material requisitions"],
    rows: [
      { text: "Rent of the building", column: "Floor area", why: "Rent is paid for space." },
      { text: "Costs of the canteen", column: "Number of employees", why: "People eat there." },
      { text: "Insurance of machines", column: "Value of machines", why: "The premium follows the insured value." },
      {
        text: "Costs of the store",
        column: "Material requisitions",
        why: "Each requisition is a piece of the store's work.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "ma-under-absorption-causes",
    point: "over-absorbed",
    kind: "several",
    marks: 2,
    seconds: 90,
    difficulty: 1,
    reserved: true,
    ask: "Overheads are absorbed on machine hours. Which **two** events, each taken alone, lead to **under**-absorption?",
    pick: 2,
    options: [
      {
        text: "Fewer machine hours than budgeted were worked",
        right: true,
        why: "Rate times fewer hours absorbs less than the budgeted overhead.",
      },
      {
        text: "More machine hours than budgeted were worked",
        why: "More hours absorb more; that leads to over-absorption.",
      },
      {
        text: "Overheads incurred were above the budget",
        right: true,
        why: "The hours absorb the budgeted sum, and more than that was spent.",
      },
      { text: "Overheads incurred were below the budget", why: "Less was spent than was absorbed: over-absorption." },
    ],
    checkedOn: "2026-11-22",
  },
]);
