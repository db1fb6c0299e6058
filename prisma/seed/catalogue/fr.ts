import { employability } from "./employability";
import type { CatalogueCourse } from "./shape";

export const fr: CatalogueCourse = {
  code: "FR",
  body: "ACCA",
  name: "Financial Reporting",
  description:
    "IFRS Accounting Standards applied to single companies and to groups, and the statements that come out of them. It builds straight on FA and asks for explanation as well as entries. The two long questions usually bring a group or a full set of statements, and an interpretation.",
  period: "September 2026 to June 2027",
  source:
    "https://www.accaglobal.com/content/dam/acca/global/PDF-students/acca/f7/studyguides/fr_s26_j27_syllabus_and_study_guide.pdf",
  modules: [
    {
      title: "The conceptual and regulatory framework for financial reporting",
      description: "The reasons behind the standards, and the words that every one of them uses.",
      minutes: 210,
      topics: {
        "The need for a framework and useful information":
          "Why standards rest on a shared set of ideas, and what makes information relevant and faithfully represented. You will quote it to defend a treatment in written answers.",
        "Recognition and measurement":
          "When an item enters the statements, and historical cost, current cost, value in use and fair value compared. Work out how the same asset looks under each basis.",
        "The regulatory framework":
          "How the standard setters work, and rules against principles as ways of regulating. Be ready to say what a single global set of standards gains and costs.",
        "The concepts of groups":
          "Why groups report as one entity, when a subsidiary may be left out, and what control means under IFRS 10. Read it before you consolidate anything.",
      },
    },
    {
      title: "Accounting for transactions in financial statements",
      description: "Twelve subjects, each with its standard, its calculation and its disclosure.",
      minutes: 780,
      topics: {
        "Tangible non-current assets":
          "Cost, subsequent spending, revaluation, borrowing costs and investment property under IAS 16, 23 and 40. Watch the transfer of excess depreciation, it hides in the statement of changes in equity.",
        "Intangible assets":
          "Purchased and internally generated intangibles, development costs and amortisation under IAS 38. Compare carefully with intangibles recognised when another business is bought.",
        "Impairment of assets":
          "Recoverable amount, cash-generating units and the order in which a loss is shared under IAS 36. Goodwill first, then the rest in proportion, and nothing below its own recoverable amount.",
        "Inventory and biological assets":
          "IAS 2 again, and living plants and animals at fair value less costs to sell under IAS 41. The moment of harvest is where one standard hands over to the other.",
        "Financial instruments":
          "Debt or equity, amortised cost or fair value, convertible loans and factored receivables. Set up the amortised cost table with effective interest and let it do the work.",
        Leasing:
          "The lessee's right-of-use asset and lease liability under IFRS 16, exemptions, and sale and leaseback. Check whether payments fall at the start or the end of the year before discounting.",
        "Provisions and events after the reporting period":
          "Obligation, probable outflow, reliable estimate: IAS 37 applied to warranties, restructuring and decommissioning, with IAS 10 beside it. Written scenarios want the rule and its application.",
        Taxation:
          "Current tax, and deferred tax from temporary differences under IAS 12. Carrying amount less tax base, times the rate; then decide whether the movement belongs in profit or in OCI.",
        "Reporting financial performance":
          "Discontinued operations, assets held for sale, changes of policy and estimate, and earnings per share. EPS after a rights issue deserves a practised layout of its own.",
        Revenue:
          "The five steps of IFRS 15, contracts over time, and agent against principal. Number the steps in your answer even when only two of them matter.",
        "Government grants":
          "When a grant is recognised and the two ways to present one for an asset under IAS 20. Short, predictable, and often combined with tangible assets.",
        "Foreign currency transactions":
          "Initial recording, settlement and year-end retranslation under IAS 21. Monetary items are retranslated, non-monetary ones mostly rest: that one distinction answers most questions.",
      },
    },
    {
      title: "Analysing and interpreting the financial statements of single entities and groups",
      description: "Ratios with reasons: what the statements say and what they cannot say.",
      minutes: 220,
      topics: {
        "Limitations of financial statements":
          "Age, estimates, policies and one-off events that make figures hard to compare. Markers reward limits that belong to the case, not a general list.",
        "Calculating and interpreting ratios and trends":
          "The usual ratios, recalculated after adjustment and explained by events in the scenario. Say what changed, why it probably changed, and whether it will last.",
        "Limitations of interpretation techniques":
          "What ratio analysis misses, such as the effect of a disposal or a new subsidiary late in the year. Useful for the closing paragraph of every interpretation answer.",
        "Not-for-profit and public sector entities":
          "How aims other than profit change the measures that matter. Usually a few marks, earned by fitting the measure to the mission.",
      },
    },
    {
      title: "Preparation of financial statements",
      description: "Putting it together: full statements for a company and for a group.",
      minutes: 170,
      topics: {
        "Single entity financial statements":
          "From a trial balance and a page of adjustments to complete statements, cash flows included. Work note by note and cross-reference your workings; marks are given for each.",
        "Consolidated financial statements including an associate":
          "A parent, its subsidiaries and an associate, with acquisitions in mid-year, fair value adjustments and disposals. Time-apportion, eliminate, then add across.",
      },
    },
    employability("FR"),
  ],
};
