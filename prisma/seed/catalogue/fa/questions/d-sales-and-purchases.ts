import { writtenQuestions } from "../../written-questions";

export default writtenQuestions("FA.D.sales-and-purchases", [
  {
    key: "fa-sales-purchases-till-tax",
    point: "sales-tax-not-income",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: -1,
    ask: "A registered shop banks takings of $9,600 for the week. All prices include sales tax at 20%. What revenue does it enter?",
    options: [
      { text: "$8,000", right: true, why: "9,600 is 120% of the price without tax: 9,600 × 100/120 = 8,000." },
      { text: "$7,680", why: "Here 20% was taken of the price with tax. The tax is 20 parts in 120, not in 100." },
      { text: "$9,600", why: "1,600 of it is tax collected for the state and not the shop's own." },
      { text: "$11,520", why: "Tax was added a second time to prices that include it." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-sales-purchases-tax-statements",
    point: "sales-tax-not-income",
    kind: "several",
    marks: 2,
    seconds: 90,
    difficulty: 0,
    ask: "Which **two** statements about a business that is registered for sales tax are right?",
    pick: 2,
    options: [
      {
        text: "A customer's balance in trade receivables includes the tax",
        right: true,
        why: "The customer owes the whole invoice, tax included.",
      },
      {
        text: "Tax that it collects is a liability until it is paid over",
        right: true,
        why: "The money belongs to the tax authority.",
      },
      {
        text: "Tax on goods bought for resale is part of cost of sales",
        why: "It can be claimed back, so it is no cost.",
      },
      {
        text: "Tax collected is shown as other income in profit or loss",
        why: "It is collected for the state and is not income at all.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-sales-purchases-trade-discount-amount",
    point: "trade-discount",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A registered shop buys goods on credit. The list price is $2,000 before tax, the trade discount 25% and sales tax 20%. At what amount are purchases debited?",
    options: [
      {
        text: "$1,500",
        right: true,
        why: "2,000 × 75%. The tax of 300 can be claimed back and goes to the sales tax account.",
      },
      { text: "$1,800", why: "This is what the supplier is owed, with the tax in it." },
      { text: "$2,000", why: "The list price was never charged; the trade discount comes off first." },
      { text: "$2,400", why: "The discount was forgotten and the tax counted as cost." },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-sales-purchases-why-trade-discount-hidden",
    point: "trade-discount",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: 0,
    ask: "Why is there no account for trade discounts?",
    options: [
      {
        text: "The price before the discount was never owed",
        right: true,
        why: "The discount is agreed before the invoice, so the lower price is the price.",
      },
      { text: "It is too small to be worth an entry", why: "Trade discounts are often large; size is not the reason." },
      { text: "It depends on whether the customer pays early", why: "That describes a settlement discount." },
      {
        text: "It is entered in the sales tax account",
        why: "Tax is worked out on the price after the discount; the discount itself goes nowhere.",
      },
    ],
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-sales-purchases-credit-note-entry",
    point: "returns",
    kind: "journal",
    marks: 2,
    seconds: 120,
    difficulty: 0,
    ask: "A customer returns goods that were invoiced at $450 plus sales tax at 20%, all on credit. The seller is registered and keeps an account for sales returns. Write the seller's entry for the credit note.",
    accounts: ["Sales returns", "Sales tax", "Trade receivables", "Trade payables", "Purchases returns", "Bank"],
    lines: [
      { account: "Sales returns", side: "Dr", amount: 450 },
      { account: "Sales tax", side: "Dr", amount: 90 },
      { account: "Trade receivables", side: "Cr", amount: 540 },
    ],
    worked:
      "The tax is 450 × 20% = 90. The sale had credited sales and tax and debited receivables with 540; the credit note turns all three round, with the 450 going to sales returns.",
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-sales-purchases-unexpected-late",
    point: "settlement-discount",
    kind: "choice",
    marks: 2,
    seconds: 90,
    difficulty: 1,
    ask: "A seller invoices $3,000 and offers 4% for payment within ten days. She expected the customer to take the discount and entered the sale so. The customer pays $3,000 after a month. What is credited when the money comes in?",
    options: [
      {
        text: "Receivables $2,880 and revenue $120",
        right: true,
        why: "The sale had been entered at 3,000 × 96% = 2,880. The 120 the customer did not save is further revenue.",
      },
      {
        text: "Receivables $3,000, revenue nothing",
        why: "Only 2,880 was debited to receivables; crediting 3,000 would leave a credit balance of 120.",
      },
      {
        text: "Receivables $2,880 and discounts received $120",
        why: "Discounts received come from suppliers; this is the selling side.",
      },
      {
        text: "Receivables $3,120 and a debit of $120 to revenue",
        why: "That would make revenue smaller, though more was paid than expected.",
      },
    ],
    reserved: true,
    checkedOn: "2026-11-22",
  },
  {
    key: "fa-sales-purchases-not-registered",
    point: "sales-tax-not-income",
    kind: "choice",
    marks: 2,
    seconds: 75,
    difficulty: 0,
    ask: "A trader who is **not** registered for sales tax buys goods on credit for $900 plus sales tax at 20%. How does he enter the purchase?",
    options: [
      {
        text: "Dr Purchases 1,080, Cr Trade payables 1,080",
        right: true,
        why: "He cannot claim the tax of 180 back, so it is part of what the goods cost him.",
      },
      {
        text: "Dr Purchases 900, Dr Sales tax 180, Cr Trade payables 1,080",
        why: "This is right for a registered trader only, who can claim the 180 back.",
      },
      {
        text: "Dr Purchases 900, Cr Trade payables 900",
        why: "The supplier is owed the tax as well: 1,080 in all.",
      },
      {
        text: "Dr Purchases 1,080, Cr Trade payables 900, Cr Sales tax 180",
        why: "The tax is owed to the supplier, who passes it on; the trader owes the state nothing.",
      },
    ],
    checkedOn: "2026-11-23",
  },
  {
    key: "fa-sales-purchases-debit-balance",
    point: "tax-balance",
    kind: "choice",
    marks: 2,
    seconds: 60,
    difficulty: 0,
    ask: "At the year end the sales tax account of a registered business has a debit balance. What does it mean?",
    options: [
      {
        text: "The tax authority owes it money",
        right: true,
        why: "It paid more tax on purchases than it collected on sales, so it has an asset.",
      },
      { text: "It owes money to the tax authority", why: "That would be a credit balance." },
      {
        text: "Its sales were entered with the tax",
        why: "Then revenue would be wrong; the balance of this account says nothing of it.",
      },
      { text: "The tax is an expense of the year", why: "Tax that can be claimed back is no expense." },
    ],
    checkedOn: "2026-11-23",
  },
]);
