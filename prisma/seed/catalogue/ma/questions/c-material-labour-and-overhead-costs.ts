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
  {
    key: "ma-issue-methods-compared",
    point: "issue-prices",
    kind: "match",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "Which method of pricing issues from the store does each sentence describe?",
    look: "lists",
    columns: ["FIFO", "LIFO", "Weighted average"],
    rows: [
      {
        text: "With rising prices it leaves the highest closing inventory",
        column: "FIFO",
        why: "The oldest, lowest prices have been issued, and the latest ones are left.",
      },
      {
        text: "After each receipt one new price is worked out for all units",
        column: "Weighted average",
        why: "All prices in store are mixed.",
      },
      {
        text: "IAS 2 does not allow it in financial statements",
        column: "LIFO",
        why: "It would leave prices of long ago in inventory.",
      },
      {
        text: "With rising prices it charges production most",
        column: "LIFO",
        why: "The latest and highest prices are issued before the others.",
      },
    ],
    checkedOn: "2026-11-23",
  },
  {
    key: "ma-batch-above-order-quantity",
    point: "order-quantity",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 1,
    ask: "A firm makes its own bolts over several days and uses them all the time. Setting up costs as much as an order would, and demand and holding cost are the same. How does the economic **batch** quantity compare with the economic **order** quantity, and why?",
    options: [
      {
        text: "Larger, as a part of the batch is never stored",
        right: true,
        why: "Bolts are used while the batch is made, so holding a batch costs less and larger batches pay.",
      },
      {
        text: "Smaller, as the machine must be free for others",
        why: "Other uses of the machine are in neither formula.",
      },
      {
        text: "Equal, as both balance the same two costs",
        why: "Both balance two costs, but a batch that comes in bit by bit costs less to hold.",
      },
      {
        text: "Smaller, as what is made has to be stored longer",
        why: "The reverse holds: less of it lies in store than of an order that arrives all at once.",
      },
    ],
    checkedOn: "2026-11-23",
  },
  {
    key: "ma-pay-scheme-effects",
    point: "pay-and-turnover",
    kind: "match",
    marks: 2,
    seconds: 75,
    difficulty: -1,
    ask: "Which way of paying does each sentence describe?",
    look: "lists",
    columns: ["Time rate", "Piecework", "Bonus scheme"],
    rows: [
      {
        text: "A restorer of paintings is paid for hours, whatever she finishes",
        column: "Time rate",
        why: "Where care counts, pay should not reward haste.",
      },
      {
        text: "A picker is paid for each full basket, with a minimum a day",
        column: "Piecework",
        why: "Pay follows the good units; the minimum protects the worker.",
      },
      {
        text: "A fitter is paid for his hours and half of the time he saves",
        column: "Bonus scheme",
        why: "He gets the time rate, and firm and worker share the time saved.",
      },
    ],
    checkedOn: "2026-11-23",
  },
  {
    key: "ma-reciprocal-total",
    point: "reapportion",
    kind: "number",
    marks: 2,
    seconds: 130,
    difficulty: 1,
    ask: `Overheads of the repair shop are $13,800 and those of the canteen $9,000. The repair shop does 20% of its work for the canteen, and the canteen serves the repair shop with 10% of its work. All else goes to production.

Under the **reciprocal** method, what total does the repair shop share out?`,
    hint: "Write each department's total as its own cost plus its part of the total of the other.",
    before: "$",
    after: "",
    places: 0,
    answer: 15000,
    mistakes: [
      { is: 13800, because: "That is its own cost. It also takes its part of the canteen's cost." },
      { is: 14700, because: "That goes one way only. The canteen's total also contains 20% of the repair shop's." },
      { is: 12000, because: "That is the total of the canteen." },
      {
        is: 15918,
        because: "The two shares were exchanged. The repair shop gives 20% and receives 10% of the canteen's total.",
      },
    ],
    worked:
      "R = 13,800 + 10% of C, and C = 9,000 + 20% of R. So R = 13,800 + 900 + 0.02 R, 0.98 R = 14,700 and R = **$15,000**. Check: C = 9,000 + 3,000 = 12,000, and 13,800 + 1,200 = 15,000.",
    checkedOn: "2026-11-23",
  },
]);
