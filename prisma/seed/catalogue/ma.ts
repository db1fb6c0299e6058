import type { CatalogueCourse } from "./shape";

export const ma: CatalogueCourse = {
  code: "MA",
  body: "ACCA",
  name: "Management Accounting",
  description:
    "Costs, budgets, variances and measures: the numbers managers use before the year is over. Half of the marks are arithmetic done calmly and in the right order, so practise on paper early. Budgeting, standard costing and performance measurement each carry a longer question.",
  period: "September 2026 to August 2027",
  source:
    "https://www.accaglobal.com/content/dam/acca/global/PDF-students/fia/studyguides/MA.FMA%20S25-A26%20syllabus%20and%20study%20guide%20-%20final.pdf",
  sourcePeriod: "September 2025 to August 2026",
  modules: [
    {
      title: "The nature, source and purpose of management information",
      description: "What managers need to know, where the data comes from, and how costs are sorted before use.",
      minutes: 200,
      topics: {
        "Accounting for management":
          "How management accounting supports planning, control and decisions, and how it differs from financial accounting. Learn to place a task at the strategic, tactical or operational level.",
        "Sources of data":
          "Internal and external, primary and secondary sources, and what makes data worth its cost. Includes big data: volume, variety, velocity and what they allow a business to see.",
        "Cost classification":
          "Direct or indirect, fixed, variable, stepped or semi-variable, product or period: the same cost may wear several labels. Everything later in the paper assumes that you sort costs without thinking.",
        "Presenting information":
          "Tables, charts and short reports that show a manager the point at once. Know which chart suits a trend, a share or a comparison, and what a misleading axis looks like.",
      },
    },
    {
      title: "Data analysis and statistical techniques",
      description: "Sampling, forecasting and summary figures, done by hand and in a spreadsheet.",
      minutes: 260,
      topics: {
        "Sampling methods":
          "Random, systematic, stratified, cluster, multistage and quota sampling, and when each is fair or merely cheap. Usually tested by description, not by calculation.",
        "Forecasting techniques":
          "High-low, regression and correlation, time series with seasonal variation, and index numbers. Calculation marks live here: learn one clean layout per method and what r and r squared mean.",
        "Summarising and analysing data":
          "Mean, median, mode, standard deviation, coefficient of variation, expected values and the normal distribution. Be able to say which average suits lopsided data and why.",
        Spreadsheets:
          "What spreadsheets do well in planning and reporting, and the errors that creep in through formulas and copied cells. Recognise a correct formula for a budget cell, absolute references included.",
      },
    },
    {
      title: "Cost accounting techniques",
      description: "From the purchase requisition to the cost of one unit, and the methods that get there.",
      minutes: 340,
      topics: {
        "Material, labour and overhead costs":
          "Ordering, holding and valuing inventory, the economic order quantity, wages and idle time, and the allotting of overheads. Reapportioning service departments is worth drilling until it is dull.",
        "Absorption and marginal costing":
          "The same year under two treatments of fixed production overhead, and a reconciliation of the two profits. The difference is always the change in inventory units times the fixed overhead per unit.",
        "Cost accounting methods":
          "Job, batch, process and service costing. In process costing, settle normal loss, abnormal loss or gain and equivalent units in that order before you touch a price.",
        "Alternative cost accounting principles":
          "Activity-based costing, target costing, life-cycle costing and the costs of quality: what problem each was invented to solve. Concepts rather than long calculations at this level.",
      },
    },
    {
      title: "Budgeting",
      description:
        "Preparing budgets, flexing them, judging investments, and the people who must live with the figures.",
      minutes: 390,
      topics: {
        "Nature and purpose of budgeting":
          "Why organisations plan in money: coordination, authority, control and motivation, and the work of the budget committee. Read it first, it explains why the later steps come in that order.",
        "Preparing budgets":
          "From the limiting factor to sales, production, materials, labour and cash budgets, ending in a master budget. Opening and closing inventory is where marks are lost: write the formula down each time.",
        "Flexible budgets":
          "Restating the budget for the volume actually achieved, so that like is compared with like. Needs the cost behaviour of the first module and feeds directly into variances.",
        "Capital budgeting and discounted cash flow":
          "Relevant cash flows, payback, net present value, internal rate of return, annuities and perpetuities. Discount the cash, never the profit, and leave sunk costs out.",
        "Budgetary control and reporting":
          "Comparing actual with flexed budget, responsibility centres, and reports that tell a manager what to look at. Expect to say who can control a cost before you say who is to blame.",
        "Behavioural aspects of budgeting":
          "Participation, slack, targets that stretch or break people, and goal congruence. Short wordy questions with plain answers: think how you would react to that target.",
      },
    },
    {
      title: "Standard costing",
      description:
        "Setting standards, finding the variances, and explaining the gap between planned and actual profit.",
      minutes: 230,
      topics: {
        "Standard costing systems":
          "What a standard is, how it is set, and ideal, attainable, current and basic standards compared. Build a standard cost card and keep it in sight for the rest of the module.",
        "Variance calculation and analysis":
          "Sales, material, labour, variable and fixed overhead variances, what may have caused them, and which are linked. Use one layout for all and state favourable or adverse every time.",
        "Reconciling budgeted and actual profit":
          "The operating statement under absorption and under marginal costing, from budgeted profit to actual. Only sales volume and fixed overhead differ between the two, so learn those lines well.",
      },
    },
    {
      title: "Performance measurement",
      description: "Choosing measures that fit the aim, calculating them, and reporting what they say.",
      minutes: 240,
      topics: {
        "Performance measurement overview":
          "From mission to objectives to measures, and the difference between economy, efficiency and effectiveness. A measure that nobody can influence is a good wrong answer.",
        "Applying performance measurement":
          "Financial ratios, return on investment, residual income and the four views of the balanced scorecard, in factories, services and the public sector. Calculate, then say in one sentence what it means.",
        "Cost reduction and value enhancement":
          "Comparing cost control with cost reduction, and value analysis as a way to cut cost without cutting what the customer wants. Know work study and its two halves.",
        "Monitoring performance and reporting":
          "Benchmarking, comparisons over time and with others, and non-financial indicators beside the financial ones. Prepares you for the longer question on performance.",
      },
    },
  ],
};
