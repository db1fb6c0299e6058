import { employability } from "./employability";
import type { CatalogueCourse } from "./shape";

export const fm: CatalogueCourse = {
  code: "FM",
  body: "ACCA",
  name: "Financial Management",
  description:
    "The finance director's three questions: where to invest, how to pay for it, and what to do with the risk. Calculations come first and a sensible comment second, and both earn marks. Net present value and the cost of capital run through the whole paper.",
  period: "September 2026 to June 2027",
  source:
    "https://www.accaglobal.com/content/dam/acca/global/PDF-students/acca/f9/studyguides/fm_s26_j27_syllabus_and_study_guide.pdf",
  modules: [
    {
      title: "Financial management function",
      description: "What financial managers are for, and whose interests they serve.",
      minutes: 180,
      topics: {
        "The nature and purpose of financial management":
          "Investment, financing and dividend decisions, and how they hang together. Explains how this work differs from reporting and from management accounting.",
        "Financial objectives and corporate strategy":
          "Shareholder wealth as the usual aim, and profit or earnings per share as imperfect stand-ins. Expect to calculate total shareholder return and comment on it.",
        "Stakeholders and their impact on objectives":
          "Conflicts between owners, managers, lenders and others, agency theory, and ways to align them. Judge whether a bonus scheme would really change behaviour.",
        "Objectives in not-for-profit organisations":
          "Value for money through economy, efficiency and effectiveness. Give measures that fit the body in the question.",
      },
    },
    {
      title: "Financial management environment",
      description: "The economy, the markets and the institutions in which money is raised.",
      minutes: 150,
      topics: {
        "The economic environment":
          "How fiscal, monetary, exchange rate and competition policy reach a company's plans. Trace effects step by step rather than listing definitions.",
        "Financial markets and institutions":
          "What intermediaries do, primary and secondary markets, and the growing part of financial technology. Short questions on roles and instruments.",
        "Money markets":
          "Short-term borrowing and lending: treasury bills, commercial paper, certificates of deposit, repos. Know discount instruments from interest-bearing ones.",
      },
    },
    {
      title: "Working capital management",
      description: "Cash tied up in daily business, and how little of it a firm can safely live with.",
      minutes: 220,
      topics: {
        "The nature and elements of working capital":
          "The cash operating cycle, liquidity against profitability, and the signs of overtrading. Be able to compute each period from a set of accounts.",
        "Managing inventory, receivables, payables and cash":
          "Order quantities and bulk discounts, credit policy, factoring, early payment discounts, and the Baumol and Miller-Orr models. Compare annual cost before and after the change.",
        "Working capital needs and funding strategies":
          "Permanent and fluctuating current assets, and conservative, matching or aggressive funding. A discursive favourite: link the policy to its cost and its risk.",
      },
    },
    {
      title: "Investment appraisal",
      description: "Deciding which long-term projects are worth the money.",
      minutes: 320,
      topics: {
        "Investment appraisal techniques":
          "Payback, return on capital employed, net present value and internal rate of return, with their merits. State the relevant cash flows before you discount.",
        "Allowing for inflation and tax":
          "Real and nominal rates, tax payments in arrears, capital allowances and working capital. Give each its own line in the table and errors stay small.",
        "Adjusting for risk and uncertainty":
          "Sensitivity, probability, expected values and simulation. Risk can be given probabilities and uncertainty cannot: say which one the case describes.",
        "Specific investment decisions":
          "Lease or buy, when to replace an asset, and capital rationing. For leases, compare at the after-tax cost of borrowing.",
      },
    },
    {
      title: "Business finance",
      description: "Where money comes from, what it costs, and how much of it should be debt.",
      minutes: 360,
      topics: {
        "Sources of business finance":
          "Short and long term, debt and equity, rights issues, Islamic finance and retained earnings. Work out a theoretical ex rights price without looking it up.",
        "Estimating the cost of capital":
          "Dividend growth and CAPM for equity, after-tax cost of debt, and the weighted average. Market values, not book values, are the usual point.",
        "Sources of finance and their relative costs":
          "Why risk and return rise together, and what each source adds to financial risk. Use gearing and interest cover to argue a choice.",
        "Capital structure theories and practical considerations":
          "The traditional view, Modigliani and Miller with and without tax, pecking order, and when WACC may be used for a project. Ungear and regear a beta with care.",
        "Finance for small and medium-sized entities":
          "The funding gap, and angels, venture capital, supply chain finance and crowdfunding as ways over it. Say why lenders hesitate before you propose a cure.",
      },
    },
    {
      title: "Business valuations",
      description: "Putting a price on shares, debt and whole companies.",
      minutes: 220,
      topics: {
        "Nature and purpose of valuation":
          "Why values are needed, and what information a valuer would like and rarely has. Frames the choice of method.",
        "Models for the valuation of shares":
          "Asset-based, earnings-based and cash flow-based values compared. Give a range and say which figure a buyer or a seller would quote.",
        "Valuation of debt and other financial assets":
          "Irredeemable, redeemable and convertible debt, and preference shares. Discount what the holder will receive at what the holder requires.",
        "Efficient market hypothesis and practical considerations":
          "Weak, semi-strong and strong efficiency, and why prices sometimes disagree. Decide what a price would do on the day news becomes public.",
      },
    },
    {
      title: "Risk management",
      description: "Currencies and interest rates move; this is how firms sleep at night.",
      minutes: 240,
      topics: {
        "Types of risk and approaches to managing them":
          "Transaction, translation and economic risk; gap and basis risk. Identify which one the company in the case really bears.",
        "Causes of exchange and interest rate differences":
          "Purchasing power parity, interest rate parity, and the yield curve. Two formulas and the story behind each.",
        "Hedging foreign currency risk":
          "Matching, leading and lagging, forward contracts and money market hedges, with derivatives in outline. Draw the money market hedge as three boxes and it stops being hard.",
        "Hedging interest rate risk":
          "Forward rate agreements, matching, smoothing, and what futures, options and swaps can add. Explain who pays whom when the rate turns.",
      },
    },
    employability("FM"),
  ],
};
