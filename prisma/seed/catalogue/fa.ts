import type { CatalogueCourse } from "./shape";

export const fa: CatalogueCourse = {
  code: "FA",
  body: "ACCA",
  name: "Financial Accounting",
  description:
    "Double entry from the first journal to a set of financial statements, for a sole trader, a company and a small group. Speed comes from practice: post entries by hand until debit and credit need no thought. Two longer questions close the exam, one on accounts preparation and one on consolidation.",
  period: "September 2026 to August 2027",
  source:
    "https://www.accaglobal.com/content/dam/acca/global/PDF-students/fia/studyguides/FA%20FFA%20S25-A26%20syllabus%20and%20study%20guide%20-%20final.pdf",
  sourcePeriod: "September 2025 to August 2026",
  modules: [
    {
      title: "The context and purpose of financial reporting",
      description: "Who reads financial statements, what they find there, and who writes the rules.",
      minutes: 200,
      topics: {
        "Scope and purpose of financial statements":
          "What financial reporting is, how sole traders, partnerships and companies differ, and what limited liability changes. Sets the scene for every question that begins with a kind of business.",
        "Users' and stakeholders' needs":
          "Investors, lenders, suppliers, employees, government and the public, and what each hopes to learn from the accounts. Match a user to the figure that interests them most.",
        "Main elements of financial reports":
          "Assets, liabilities, equity, income and expenses, and the statement in which each appears. Learn the definitions closely: a good share of the short questions turn on one word of them.",
        "The regulatory framework":
          "The IFRS Foundation, the IASB, the ISSB, the Interpretations Committee and the Advisory Council, and how a standard comes about. Know who does what; it is a reliable two marks.",
        "Duties of those charged with governance":
          "What directors must do about records, reports and controls, and why the auditor does not do it for them. Connects accounting to the ethics you met in BT.",
      },
    },
    {
      title: "Accounting principles, concepts and qualitative characteristics",
      description: "The ideas behind the entries: why items are recorded when and as they are.",
      minutes: 110,
      topics: {
        "Accounting principles and concepts":
          "Going concern, accruals, consistency, materiality, substance over form, business entity and the rest, each with a case where it decides the answer. Practise naming the concept from an example.",
        "Qualitative characteristics":
          "Relevance and faithful representation, and the four that enhance them: comparability, verifiability, timeliness, understandability. Sort fundamental from enhancing before exam day.",
      },
    },
    {
      title: "The use of double-entry bookkeeping and accounting systems",
      description: "Debits, credits and the books they pass through: the machine that the rest of the paper drives.",
      minutes: 160,
      topics: {
        "Double-entry principles and the accounting equation":
          "Assets equal capital plus liabilities, and every transaction keeps them equal. Say for each account whether a debit makes it larger; hesitation here costs time in every later question.",
        "Ledgers, books of prime entry and journals":
          "Invoices, day books, the cash book, control accounts and the general ledger, and when a journal is needed. Follow one sale from its document to the financial statements and back.",
      },
    },
    {
      title: "Recording transactions and events",
      description: "The heart of the paper: each kind of transaction, its entries, and the standard behind it.",
      minutes: 640,
      topics: {
        "Sales and purchases":
          "Invoices, credit notes, sales tax, trade discounts and settlement discounts, and where each is posted. Remember that sales tax is collected for the state and is never the business's own income.",
        "Cash and bank":
          "Receipts, payments and petty cash under the imprest system. Straightforward entries, and the starting point for bank reconciliations later.",
        Inventory:
          "Opening and closing inventory, cost against net realisable value line by line, FIFO and average cost under IAS 2. An error in closing inventory moves profit by the same amount: know in which direction.",
        "Tangible non-current assets":
          "What may be capitalised, disposals, part exchange and revaluation under IAS 16. Rehearse the disposal account and the revaluation surplus until you can draw them from memory.",
        Depreciation:
          "Straight-line and reducing balance, changes of estimate, and depreciation after a revaluation. Read the question for month-by-month or full-year policies before touching the calculator.",
        "Intangible assets and amortisation":
          "Research against development under IAS 38, the conditions for capitalising, and amortisation over useful life. The six conditions are asked for often enough to be worth a mnemonic.",
        "Accruals and prepayments":
          "Matching income and expense with the period, for amounts owed, paid early, received early or still due. Draw a time line with the year end on it and the figure is plain.",
        "Receivables and payables":
          "Irrecoverable debts, allowances, debts recovered after write-off, and control accounts. Only the movement in the allowance reaches profit or loss, a point examiners return to.",
        "Provisions and contingencies":
          "When IAS 37 calls for a provision, when for a note, and when for silence. Work with the words probable, possible and remote, first for liabilities and then for assets.",
        "Capital structure and finance costs":
          "Ordinary and preference shares, bonus and rights issues, reserves, loan notes and dividends. Learn the entries for share premium, and which payments are finance costs and which are distributions.",
      },
    },
    {
      title: "Reconciliations",
      description: "Proving your own records against somebody else's.",
      minutes: 120,
      topics: {
        "Bank reconciliations":
          "Unpresented cheques, outstanding lodgements, bank charges and errors, and the corrected cash book balance that goes into the accounts. Ask of every difference: is it ours to correct or the bank's?",
        "Trade payables account reconciliations":
          "Agreeing a supplier's statement with the payables ledger, and the ledger total with its control account. Goods in transit, payments in the post and missing credit notes explain most gaps.",
      },
    },
    {
      title: "Preparing a trial balance",
      description: "Listing the balances, finding what is wrong, and putting it right.",
      minutes: 170,
      topics: {
        "The trial balance":
          "What a trial balance proves and which errors it cannot show. Know the kinds by name: omission, commission, principle, original entry, reversal and compensating.",
        "Correction of errors":
          "Writing the journal that repairs a mistake, and restating profit afterwards. Set out what was done, what should have been done, and let the difference be the correction.",
        "Suspense accounts":
          "A temporary home for an unexplained difference, cleared one error at a time. Only one-sided errors pass through it, which is the key to most questions.",
      },
    },
    {
      title: "Preparing financial statements",
      description: "From the trial balance to published statements, with notes and cash flows.",
      minutes: 400,
      topics: {
        "Statement of financial position":
          "Current and non-current, equity and liabilities as IFRS 18 sets them out. Keep a blank format in your head; the long question begins by filling it.",
        "Statement of profit or loss and other comprehensive income":
          "Revenue to profit for the year, and the revaluation gain that goes below it. Deal with tax estimates and last year's over- or underprovision carefully.",
        "Disclosure notes":
          "What the notes add on non-current assets, provisions, inventory and events, and why readers need them. Asked in short questions: which of these must be disclosed?",
        "Events after the reporting period":
          "Adjusting and non-adjusting events under IAS 10, told apart by one question: did the condition exist at the year end? Dividends declared afterwards are the classic trap.",
        "Statement of cash flows":
          "Operating, investing and financing flows by the direct and indirect methods under IAS 7. Learn the sign of each working-capital movement by asking where the cash went.",
        "Incomplete records":
          "Finding missing figures with the accounting equation, control accounts, margins and mark-ups. The best test of whether double entry has become second nature.",
      },
    },
    {
      title: "Preparing basic consolidated financial statements",
      description: "One set of statements for a parent and the companies it controls.",
      minutes: 170,
      topics: {
        Subsidiaries:
          "Control, goodwill at acquisition, non-controlling interest, and trading within the group, including unrealised profit in inventory. Use the same five workings every time; one long question is always here.",
        Associates:
          "Significant influence and the equity method: one line in each statement instead of full consolidation. Be able to tell a subsidiary, an associate and a simple investment apart from the facts.",
      },
    },
    {
      title: "Interpretation of financial statements",
      description: "Reading statements as an owner or a lender would, and saying what the figures suggest.",
      minutes: 170,
      topics: {
        "Importance and purpose of analysis":
          "What different readers look for, and the limits of figures without context. Prepares the judgement that turns a ratio into a comment.",
        Ratios:
          "Profitability, liquidity, efficiency and gearing: the formula of each and what moves it. Write the formula before the numbers; method is the surest way to the right option.",
        "Analysis of financial statements":
          "Comparing with last year or a rival, naming likely causes, and concluding with care. Link ratios to one another: a longer receivables period often explains a thinner bank balance.",
      },
    },
  ],
};
