import { sum } from "./round";

type Adjusted = { balance: number; added: number[]; taken: number[] };
const adjusted = ({ balance, added, taken }: Adjusted): number =>
  sum([balance, ...added, ...taken.map((amount) => -amount)]);

/** Two figures that should agree after their own corrections; `difference` is 0 if they do. */
export type Reconciled = { first: number; second: number; difference: number };
const reconciled = (first: number, second: number): Reconciled => ({
  first,
  second,
  difference: sum([first, -second]),
});

type Bank = {
  /** The balance of the cash book; an overdraft is negative. */
  cashBook: number;
  /** In the bank statement but not yet in the cash book: receipts, charges, direct debits and dishonoured cheques. */
  receiptsToRecord?: number[];
  paymentsToRecord?: number[];
  statement: number;
  outstandingLodgements?: number[];
  unpresentedCheques?: number[];
  /** The bank's own errors, as the amounts that correct the statement's balance. */
  bankErrors?: number[];
};

/**
 * The corrected cash book (`first`, the figure for the accounts) and the statement after items in transit (`second`).
 */
export const bank = (figures: Bank): Reconciled =>
  reconciled(
    adjusted({
      balance: figures.cashBook,
      added: figures.receiptsToRecord ?? [],
      taken: figures.paymentsToRecord ?? [],
    }),
    adjusted({
      balance: figures.statement,
      added: [...(figures.outstandingLodgements ?? []), ...(figures.bankErrors ?? [])],
      taken: figures.unpresentedCheques ?? [],
    }),
  );

type Supplier = {
  ledger: number;
  /** Corrections of our ledger: missing invoices, and missing credit notes and payments. */
  ledgerAdded?: number[];
  ledgerTaken?: number[];
  statement: number;
  goodsInTransit?: number[];
  paymentsInTransit?: number[];
  creditNotesToCome?: number[];
};

/** Our payables ledger after its corrections, and the supplier's statement less items in transit. */
export const supplier = (figures: Supplier): Reconciled =>
  reconciled(
    adjusted({ balance: figures.ledger, added: figures.ledgerAdded ?? [], taken: figures.ledgerTaken ?? [] }),
    adjusted({
      balance: figures.statement,
      added: [],
      taken: [
        ...(figures.goodsInTransit ?? []),
        ...(figures.paymentsInTransit ?? []),
        ...(figures.creditNotesToCome ?? []),
      ],
    }),
  );

/** The control account and the list of balances, each after its own corrections. */
export const controlAccount = (control: Adjusted, list: Adjusted): Reconciled =>
  reconciled(adjusted(control), adjusted(list));
