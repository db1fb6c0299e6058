import type { CatalogueCourse } from "./shape";

export const aud: CatalogueCourse = {
  code: "AUD",
  body: "US CPA",
  name: "Auditing and Attestation",
  description:
    "One of the three core sections of the Uniform CPA Examination: audits, attestation, and accounting and review services under US standards. Each area carries an official weight, so you can plan your weeks by it. Judgement and evidence matter more than memorised report wording.",
  period: "From January 2024",
  source: "https://www.aicpa-cima.com/resources/article/learn-what-is-tested-on-the-cpa-exam",
  modules: [
    {
      title: "Ethics, Professional Responsibilities and General Principles",
      description: "Who may take an engagement, under which standards, and what must be agreed and recorded.",
      minutes: 330,
      weight: { from: 15, to: 25 },
      outlineVaries: true,
      topics: {
        "Nature and scope of engagements":
          "Audit, attestation, review, compilation and preparation, for issuers and nonissuers, and the level of assurance in each. Identify the engagement first, the applicable standards follow from it.",
        "Ethics, independence and professional conduct":
          "The AICPA Code beside the rules of the SEC, PCAOB, GAO and Department of Labor. Practise the cases in which one of them is stricter than another.",
        "Terms of engagement":
          "Preconditions for accepting work, the engagement letter, and changes asked for along the way. Know when a step down in service is justified.",
        "Engagement documentation":
          "What working papers must show, who owns them, and how long they are kept. Assembly and retention periods differ between AICPA and PCAOB standards.",
        "Communication requirements":
          "What is told to management, to those charged with governance and to component or predecessor auditors. Learn direction, timing and whether it must be in writing.",
        "Audit and engagement quality":
          "Quality management in the firm, and the reviewer who looks before a report is released. Short questions on responsibilities.",
      },
    },
    {
      title: "Assessing Risk and Developing a Planned Response",
      description: "Knowing the client well enough to see where its statements could be materially wrong.",
      minutes: 500,
      weight: { from: 25, to: 35 },
      outlineVaries: true,
      topics: {
        "Planning an engagement":
          "Overall strategy, detailed plan, and the discussion in the team. See how a change of risk changes nature, timing and extent of procedures.",
        "Understanding the entity and its environment":
          "Industry, regulation, ownership, objectives and measures, gathered through risk assessment procedures. Simulations hand you documents and ask what they imply.",
        "Understanding controls, business processes and IT":
          "The COSO components, walkthroughs, general IT controls and service organisation reports. Follow one transaction through the system and mark where it could go wrong.",
        "Assessing risks due to fraud":
          "Incentive, opportunity and rationalisation, with revenue and management override as standing suspects. Match each fraud risk to a procedure that would notice it.",
        "Identifying and assessing risks of material misstatement":
          "Risks at statement and at assertion level, significant risks, and the response to each. The most heavily used link between planning and testing.",
        Materiality:
          "Setting materiality, performance materiality and what is clearly trivial, and revising them as facts change. Expect to compute one from a benchmark and justify it.",
        "Planning for and using the work of others":
          "Internal auditors, specialists and other firms: competence, objectivity and how far to rely. Responsibility for the opinion is never shared by relying on an internal auditor.",
        "Specific areas of engagement risk":
          "Related parties, estimates, litigation, going concern and noncompliance with laws. Recognise the warning in a narrative and name the extra work.",
      },
    },
    {
      title: "Performing Further Procedures and Obtaining Evidence",
      description: "Testing controls and balances, and weighing what was found.",
      minutes: 450,
      weight: { from: 30, to: 40 },
      outlineVaries: true,
      topics: {
        "Sufficient appropriate evidence":
          "Relevance, reliability, direction of testing, and how much is enough. Vouching tests existence and tracing tests completeness: fix that pair early.",
        "Sampling techniques":
          "Attribute and variables sampling, tolerable and expected rates, and projected error. Know what makes a sample larger or smaller before learning any table.",
        "Procedures to obtain evidence":
          "Confirmation, inspection, observation, recalculation, analytical procedures and audit data analytics, by account and assertion. The largest share of the section's points sits here.",
        "Specific matters that require special consideration":
          "Opening balances, inventory held elsewhere, estimates, investments and segment information. A list worth reviewing in the last week.",
        "Misstatements and internal control deficiencies":
          "Accumulating misstatements, and sorting deficiencies from significant ones and material weaknesses. Size and likelihood decide, not whether an error happened.",
        "Written representations":
          "What management must confirm, its date and its signatures, and what refusal means. Date it as of the auditor's report.",
        "Subsequent events and facts discovered later":
          "Events up to the report, after it, and facts that come to light after release. Draw the time line, then pick the procedure.",
      },
    },
    {
      title: "Forming Conclusions and Reporting",
      description: "Choosing the right report and the right words for what was found.",
      minutes: 280,
      weight: { from: 10, to: 20 },
      outlineVaries: true,
      topics: {
        "Reports on auditing engagements":
          "Unmodified and modified opinions, critical or key audit matters, emphasis and other-matter paragraphs, and audits of internal control. Decide by materiality and pervasiveness.",
        "Reports on attestation engagements":
          "Examinations, reviews and agreed-upon procedures on subject matter other than historical statements. Note which give an opinion, a conclusion or only findings.",
        "Accounting and review service engagements":
          "Preparation, compilation and review under SSARS, and the report each does or does not need. A comparison table of the three earns its place on your wall.",
        "Reporting on compliance":
          "Compliance with contracts and regulations, alone or beside an audit, and the single audit. Look for who asked for the report and under which standards.",
        "Other reporting considerations":
          "Comparative statements, other information, special purpose frameworks, restricted use and supplementary information. Small points that decide between two close answers.",
      },
    },
  ],
};
