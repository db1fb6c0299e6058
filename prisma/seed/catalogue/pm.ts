import { employability } from "./employability";
import type { CatalogueCourse } from "./shape";

export const pm: CatalogueCourse = {
  code: "PM",
  body: "ACCA",
  name: "Performance Management",
  description:
    "The next step after MA: specialist costing, decisions, control and the measuring of whole divisions. The technique is only half of an answer; the rest is saying what the figures mean for this business. Expect to criticise a system as well as to run it.",
  period: "September 2026 to June 2027",
  source:
    "https://www.accaglobal.com/content/dam/acca/global/PDF-students/acca/f5/studyguides/pm_s26_j27_syllabus_and_study_guide.pdf",
  modules: [
    {
      title: "Management information systems and data analytics",
      description: "Where performance data comes from, and what can be made of it.",
      minutes: 150,
      topics: {
        "Managing information":
          "What good information costs and is worth, and how to keep it secure and confidential. Short objective questions on principles.",
        "Sources of information":
          "Internal and external sources, their costs, limits and uses for control. Match the source to the decision in hand.",
        "Information systems and data analytics":
          "Transaction, management and executive systems, enterprise software, big data and the kinds of analytics. Tell descriptive, diagnostic, predictive and prescriptive apart by the question each answers.",
      },
    },
    {
      title: "Specialist cost and management accounting techniques",
      description: "Five ways to see costs that traditional absorption hides.",
      minutes: 290,
      topics: {
        "Activity-based costing":
          "Cost pools, drivers and the unit costs that follow, compared with a single absorption rate. Calculate, then explain why low-volume products look more expensive.",
        "Target costing":
          "Start at the price the market will pay, take off the margin, and design down to the cost left over. Suggest ways to close the gap that customers would not notice.",
        "Life-cycle costing":
          "All costs from design to disposal, and why most are fixed before production begins. Relate a price or a plan to the stage of the product's life.",
        "Throughput accounting":
          "Bottlenecks, throughput per bottleneck hour and the throughput accounting ratio. A ratio under one is a warning: say how to lift it.",
        "Environmental accounting":
          "Making energy, waste and water visible in cost systems, by flow and by activity. Usually wordy: classify the cost and propose how to manage it.",
      },
    },
    {
      title: "Decision-making techniques",
      description: "Short-term choices, made with the costs and revenues that will really change.",
      minutes: 360,
      topics: {
        "Relevant cost analysis":
          "Future, incremental cash flows and opportunity costs; nothing sunk, nothing merely apportioned. Justify each figure in a note beside it.",
        "Cost-volume-profit analysis":
          "Break-even and margin of safety for one product and for several, with charts. State the assumptions, marks are given for them.",
        "Limiting factors":
          "One scarce resource by ranking, several by linear programming, and the value of a little more. Shadow price and slack need a sentence of meaning each.",
        "Pricing decisions":
          "Demand equations, profit-maximising price, and strategies such as skimming and penetration. Combine the arithmetic with what rivals might do.",
        "Make-or-buy and other short-term decisions":
          "Outsourcing, shutting down, further processing and special orders. Finish with the factors that no figure shows.",
        "Risk and uncertainty in decision-making":
          "Expected values, maximax, maximin and minimax regret, decision trees and the value of information. Name the attitude to risk that each rule assumes.",
      },
    },
    {
      title: "Budgeting and control",
      description: "Building budgets that fit, and variances that separate bad plans from bad work.",
      minutes: 420,
      topics: {
        "Budgetary systems":
          "Incremental, zero-based, rolling, activity-based and top-down or bottom-up budgets. Recommend one for the organisation in the case and defend it.",
        "Quantitative analysis in budgeting":
          "High-low, the learning curve and its steady state, and their limits. Average time for all units is not the time for the last one: keep them apart.",
        "Standard costing":
          "Setting and revising standards, and whether they still suit a modern business. Prepares the ground for the advanced variances below.",
        "Material mix and yield variances":
          "What a cheaper mix does to the output, split into two figures. Read the pair together before praising anyone.",
        "Sales mix and quantity variances":
          "Why selling more of the weaker product can still hurt profit. The same layout as materials, with margins instead of costs.",
        "Planning and operational variances":
          "Revising a standard with hindsight, so that managers answer only for what they could control. Discuss whether a revision is fair.",
        "Performance analysis":
          "Turning a page of variances into a judgement about managers and departments. Look for trade-offs across variances and say who should be asked.",
      },
    },
    {
      title: "Performance measurement and control",
      description: "Judging firms, divisions and public bodies by measures that fit them.",
      minutes: 240,
      topics: {
        "Performance in private sector organisations":
          "Financial and non-financial indicators, the balanced scorecard and the building block model. Choose a few measures, calculate them, and explain each with facts from the case.",
        "Divisional performance and transfer pricing":
          "Return on investment, residual income, and prices between divisions. A good transfer price makes both managers choose what is best for the whole.",
        "Not-for-profit and public sector performance":
          "Several objectives, outputs that resist measurement, and value for money. Work with economy, efficiency and effectiveness and keep their order.",
      },
    },
    employability("PM"),
  ],
};
