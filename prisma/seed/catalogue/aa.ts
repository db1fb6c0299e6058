import { employability } from "./employability";
import type { CatalogueCourse } from "./shape";

export const aa: CatalogueCourse = {
  code: "AA",
  body: "ACCA",
  name: "Audit and Assurance",
  description:
    "How an audit is accepted, planned, performed and reported, told through the International Standards on Auditing. There is little calculation and much applied writing: every point must come from the scenario and end in something an auditor would do. Knowing FA well makes the evidence questions easier.",
  period: "September 2026 to June 2027",
  source:
    "https://www.accaglobal.com/my/en/student/exam-support-resources/fundamentals-exams-study-resources/f8/syllabus-study-guide.html",
  modules: [
    {
      title: "Audit framework and regulation",
      description: "What assurance is, who may give it, and the rules of conduct around it.",
      minutes: 230,
      topics: {
        "The concept of audit and other assurance engagements":
          "The five elements of an assurance engagement, and reasonable against limited assurance. Be able to explain in plain words what an audit does not promise.",
        "External audits":
          "Who must have an audit, who may be auditor, and how they are appointed and removed. Includes how ISAs come about and why an expectation gap exists.",
        "Corporate governance":
          "What good governance codes ask of boards and audit committees. Scenarios describe a board with faults: name each, explain its danger, recommend a repair.",
        "Professional ethics and ACCA's Code":
          "The fundamental principles, the threats to independence, and safeguards that really reduce them. Three-column answers work: the fact, the threat, the action.",
      },
    },
    {
      title: "Planning and risk assessment",
      description: "Deciding whether to take the work, understanding the client, and finding where it may go wrong.",
      minutes: 360,
      topics: {
        "Obtaining, accepting and continuing engagements":
          "Preconditions, professional clearance and the engagement letter. Learn the order of steps and what belongs in the letter.",
        "Objective and general principles":
          "What the auditor is trying to achieve, and professional scepticism as a habit of mind. Short answers, quoted often in longer ones.",
        "Assessing audit risks":
          "Inherent, control and detection risk, materiality and performance materiality, and the auditor's response to each risk. A business risk earns nothing until you say which figure may be misstated.",
        "Understanding the entity and its environment":
          "Where knowledge of the client comes from, and analytical procedures as a planning tool. Calculate the ratios, then ask what story they contradict.",
        "Fraud, laws and regulations":
          "What auditors and directors each owe in respect of fraud and breaches of law, and to whom suspicions go. Keep responsibility to prevent apart from responsibility to report.",
        "Audit planning and documentation":
          "Strategy and plan, interim and final visits, and working papers that another auditor could follow. Know what every working paper must show.",
      },
    },
    {
      title: "Internal control",
      description: "How clients control their systems, how auditors test them, and what they tell management.",
      minutes: 340,
      topics: {
        "Systems of internal control":
          "The components of control, from the environment to monitoring, and their limits. The vocabulary for the whole module.",
        "The auditor's use and evaluation of control systems":
          "Narratives, flowcharts and questionnaires, and the decision whether to rely on controls. Be able to give an advantage and a drawback of each record.",
        "Tests of controls":
          "Inspecting, observing and reperforming in the sales, purchases, payroll, inventory, cash and asset cycles. A test must show that the control worked, not that the figure is right.",
        "Communication on internal control":
          "Reporting deficiencies to those charged with governance. Deficiency, implication, recommendation: practise until it comes in threes by itself.",
        "Internal audit and governance":
          "Why companies have internal audit and how it differs from external audit. Consider when a smaller company should want one.",
        "The scope of internal audit":
          "Value for money, IT, financial and operational reviews, their limits, and outsourcing. Apply the three Es to the organisation in the question.",
      },
    },
    {
      title: "Audit evidence",
      description: "What to test, how much, and what the result is worth.",
      minutes: 420,
      topics: {
        "Assertions and audit evidence":
          "Existence, completeness, valuation, cut-off and the others, and what makes evidence sufficient and appropriate. Each procedure you write should prove one assertion.",
        "Audit procedures":
          "Inspection, observation, enquiry, confirmation, recalculation, reperformance, analytical procedures. Write them as instructions: verb, source, purpose.",
        "Audit sampling":
          "Statistical and other sampling, choosing the items, and projecting the errors found. Definitions matter: sampling risk is not the same as plain mistakes.",
        "The audit of specific items":
          "Receivables, inventory counts, payables, bank, non-current assets, provisions, share capital and directors' pay. Learn a few strong procedures for each and adapt them to the case.",
        "Automated tools and techniques":
          "Data analytics, test data and audit software, and what they let an auditor test in full. Also asked: why a client or firm may hesitate to use them.",
        "The work of others":
          "Using experts, internal audit and service organisations without giving responsibility away. Check competence, objectivity and the work itself.",
        "Not-for-profit organisations":
          "How charities and similar bodies change the risks: volunteers, cash donations, restricted funds. Adjust ordinary procedures rather than inventing new ones.",
      },
    },
    {
      title: "Review and reporting",
      description: "The last weeks of an audit, and the report that everybody reads.",
      minutes: 290,
      topics: {
        "Subsequent events":
          "The auditor's duties before and after signing, and after the accounts are issued. Three time bands, with less active work in each.",
        "Going concern":
          "Signs of trouble, procedures to judge them, and the effect on the report. Separate adequate disclosure from none: the opinion depends on it.",
        "Written representations":
          "When management's word is needed, what it covers, and why it cannot replace other evidence. Know what to do if it is refused.",
        "Audit finalisation and the final review":
          "Evaluating uncorrected misstatements and looking at the statements as a whole. Compare the total with materiality, then consider its nature.",
        "The independent auditor's report":
          "Its sections, key audit matters, and the ways an opinion is modified. Material or pervasive, misstated or unable to tell: four boxes that decide the wording.",
      },
    },
    employability("AA"),
  ],
};
