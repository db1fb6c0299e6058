import type { CatalogueCourse } from "./shape";

export const bt: CatalogueCourse = {
  code: "BT",
  body: "ACCA",
  name: "Business and Technology",
  description:
    "How organisations work, what shapes them from outside, and what the finance function does in them. No calculations to speak of: this paper rewards clear definitions and the habit of matching a short scenario to the right model. A good first paper, and the vocabulary returns in every later one.",
  period: "September 2026 to August 2027",
  source:
    "https://www.accaglobal.com/content/dam/acca/global/PDF-students/acca/f1/studyguides/btfbt_s25_a26_syllabus_study_guide.pdf",
  sourcePeriod: "September 2025 to August 2026",
  modules: [
    {
      title: "The business organisation and its external environment",
      description: "Why organisations exist, who has a stake in them, and the outside forces they must answer to.",
      minutes: 420,
      topics: {
        "Purpose and types of organisation":
          "Commercial, not-for-profit, public sector, non-governmental and cooperative bodies, and what each exists to achieve. Questions describe an organisation in two lines and ask which kind it is.",
        Stakeholders:
          "Internal, connected and external stakeholders, and how Mendelow's grid of power and interest tells managers how to treat each group. Practise placing people on the grid from a short story.",
        "Political and legal factors":
          "How government policy, employment law, data protection, health and safety and consumer protection limit what a business may do. Learn the principle behind each rule rather than the law of one country.",
        "Macroeconomic factors":
          "Growth, inflation, unemployment and the balance of payments, and how fiscal and monetary policy try to steer them. Be able to trace one change, such as a higher interest rate, through to a firm's sales.",
        "Microeconomic factors":
          "Demand, supply, equilibrium price, elasticity and market structures from perfect competition to monopoly. Sketch the curves: many questions are only a shift or a movement along one of them.",
        "Social and demographic factors":
          "What an ageing population, migration, family patterns and changing attitudes mean for products and for the workforce. Usually tested by asking for the likely effect of one trend.",
        "Technological factors":
          "How automation, cloud services and data change products, jobs and the shape of organisations, including outsourcing and delayering. Know what each change does to the number of management levels.",
        "Environmental factors":
          "How a business affects and depends on the natural world, and what a smaller footprint costs and saves. Links to sustainability in the next module.",
        "Competitive factors":
          "Porter's five forces for the industry, his value chain for the firm, and SWOT for pulling both together. Learn which force a given fact, such as cheap switching, makes stronger.",
      },
    },
    {
      title: "Organisational structure, culture, governance and sustainability",
      description: "How organisations arrange themselves, what holds them together, and who holds them to account.",
      minutes: 270,
      topics: {
        "The formal and informal organisation":
          "The structure on the chart beside the network of friendships and habits that really passes on news. Be ready to say when the informal side helps management and when it blocks change.",
        "Business structure and design":
          "Entrepreneurial, functional, divisional, matrix and boundaryless structures, span of control, and centralisation. Each structure has one or two typical strengths and weaknesses worth memorising as pairs.",
        "Organisational culture":
          "Where culture comes from and how Schein, Handy and Hofstede describe it. Names are tested directly, so tie each to its own picture: the iceberg, the four gods, the national dimensions.",
        "Committees in business":
          "What committees are good for, their kinds, and the work of chair and secretary before, during and after a meeting. A short topic that gives reliable marks.",
        "Governance, social responsibility and sustainability":
          "Why owners and managers need rules between them: boards, non-executive directors, remuneration and audit committees, and duties to society. It is the base of governance questions in later papers.",
      },
    },
    {
      title: "Business functions, regulation and technology",
      description: "What finance does, how it works with other departments, and what keeps its systems honest.",
      minutes: 420,
      outlineVaries: true,
      topics: {
        "Accounting and other business functions":
          "How purchasing, production, marketing and human resources feed the accounts and rely on them. Think of each link as a document that travels from one desk to another.",
        "Accounting and finance functions in business":
          "Who does what in a finance department: financial reporting, management accounting, treasury, tax and internal audit. Questions ask which section owns a given task.",
        "Law and regulation of accounting and auditing":
          "Why companies must keep records and publish accounts, and where company law, standard setters and professional bodies come in. Know what the IFRS Foundation and its boards are each for.",
        "Internal and external financial information":
          "Which reports go to managers, which to outsiders, and why their detail and timing differ. Helps you to tell management accounts from statutory accounts at a glance.",
        "Financial systems and IT applications":
          "Purchases, sales, payroll and cash systems, and how spreadsheets, databases, cloud accounting and newer tools support them. Learn the purpose of each control step as well as its name.",
        "Internal control, security and compliance":
          "The control environment and control activities, segregation of duties, and protection of data and systems. Distinguish general controls over IT from application controls over one program.",
        "Fraud and its prevention":
          "The conditions that let fraud happen, its common forms, and how prevention and detection share the work between directors and auditors. Money laundering belongs here: placement, layering, integration.",
      },
    },
    {
      title: "Leadership and management",
      description: "Leading, hiring, motivating and developing people, with the theories the exam likes to name.",
      minutes: 330,
      outlineVaries: true,
      topics: {
        "Leadership, management and supervision":
          "What separates the three roles, and the classical, human-relations and contingency theories about them. Build a one-line card for each writer, from Fayol and Taylor to Adair and Fiedler.",
        "Recruitment and selection":
          "From job analysis to job offer: descriptions, person specifications, interviews, tests, and equal opportunity at every step. Watch the difference between recruiting applicants and selecting among them.",
        "Individual, group and team behaviour":
          "How people behave alone and together, Belbin's team roles and Tuckman's stages of team life. Scenarios often show a team in one stage and ask you to name it.",
        Motivation:
          "Content theories (Maslow, Herzberg, McGregor's assumptions) and process theories (Vroom), and how pay and job design put them to work. Herzberg's hygiene factors are a favourite trap.",
        "Learning and training":
          "Honey and Mumford's learning styles, Kolb's cycle, training needs, methods and their evaluation. Match a described learner to a style and a method to a need.",
        "Performance appraisal":
          "Why appraisals are held, what gets in their way, and how to set targets that a person can influence. Know the barriers as well as the benefits.",
      },
    },
    {
      title: "Personal effectiveness and communication in business",
      description: "Managing your time, your growth, disagreements, and the way a message reaches its reader.",
      minutes: 210,
      topics: {
        "Personal effectiveness techniques":
          "Prioritising, planning, using technology well, and working with others without losing the day. Sort tasks by importance and urgency and most questions answer themselves.",
        "Consequences of ineffectiveness":
          "What missed deadlines and poor planning cost the individual, the team and the organisation. A small topic, mostly common sense put into the right words.",
        "Competence frameworks and personal development":
          "What a competence framework is for, and how development plans, coaching, mentoring and counselling differ. Learn who helps with what: a coach with a skill, a mentor with a career.",
        "Sources of conflict and their resolution":
          "Why people at work disagree and the ways of dealing with it, from avoiding to collaborating. Note which disputes a manager settles and which must go to somebody else.",
        "Communicating in business":
          "Sender, message, channel, noise and feedback; formal and informal routes; and choosing the medium that suits the news. Expect patterns such as the wheel, the chain and the circle.",
      },
    },
    {
      title: "Professional ethics",
      description: "The principles every accountant works by, and how to think when they pull in different directions.",
      minutes: 210,
      topics: {
        "Fundamental principles of ethical behaviour":
          "Integrity, objectivity, professional competence and due care, confidentiality, professional behaviour. You will meet these five in every paper up to the last, so learn them to the word now.",
        "The role of regulatory and professional bodies":
          "How IFAC, IESBA and national bodies write and enforce codes, and why a profession serves the public interest. Contrast principles that need judgement with rules that need obedience.",
        "Corporate codes of ethics":
          "What companies put in their own codes, how they make them live, and what such codes cannot do. Useful for judging whether a policy is more than paper.",
        "Ethical conflicts and dilemmas":
          "Threats such as self-interest and intimidation, the safeguards against them, and the steps to take when principles clash. Answer in the order: facts, threat, safeguard, advice.",
      },
    },
  ],
};
