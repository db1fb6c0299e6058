import { sum } from "./round";

type Adjusted = { balance: number; added: number[]; taken: number[] };
const adjusted = ({ balance, added, taken }: Adjusted): number => sum([balance, ...added, ...taken.map((one) => -one)]);

/** Two sides that should meet, each after its own corrections; `difference` is nought when they do. */
export type Reconciled = { first: number; second: number; difference: number };
const reconciled = (first: number, second: number): Reconciled => ({
  first,
  second,
  difference: sum([first, -second]),
});

type Bank = {
  /** The cash book's balance; an overdraft is below nought. */
  cashBook: number;
  /** In the statement and not yet in the cash book: receipts, and charges, direct debits and dishonoured cheques. */
  receiptsToRecord?: number[];
  paymentsToRecord?: number[];
  statement: number;
  outstandingLodgements?: number[];
  unpresentedCheques?: number[];
  /** The bank's own errors, by what putting them right adds to the statement's balance. */
  bankErrors?: number[];
};

/** The corrected cash book (`first`, what the accounts show) and the statement with what is still on its way (`second`). */
export const bank = (one: Bank): Reconciled =>
  reconciled(
    adjusted({ balance: one.cashBook, added: one.receiptsToRecord ?? [], taken: one.paymentsToRecord ?? [] }),
    adjusted({
      balance: one.statement,
      added: [...(one.outstandingLodgements ?? []), ...(one.bankErrors ?? [])],
      taken: one.unpresentedCheques ?? [],
    }),
  );

type Supplier = {
  ledger: number;
  /** Put right in our ledger: invoices that were not recorded, and credit notes and payments that were not. */
  ledgerAdded?: number[];
  ledgerTaken?: number[];
  statement: number;
  goodsInTransit?: number[];
  paymentsInTransit?: number[];
  creditNotesToCome?: number[];
};

/** Our payables ledger after its corrections, and the supplier's statement less what is still on its way. */
export const supplier = (one: Supplier): Reconciled =>
  reconciled(
    adjusted({ balance: one.ledger, added: one.ledgerAdded ?? [], taken: one.ledgerTaken ?? [] }),
    adjusted({
      balance: one.statement,
      added: [],
      taken: [...(one.goodsInTransit ?? []), ...(one.paymentsInTransit ?? []), ...(one.creditNotesToCome ?? [])],
    }),
  );

/** The control account and the list of balances, each after the errors that are its own. */
export const controlAccount = (control: Adjusted, list: Adjusted): Reconciled =>
  reconciled(adjusted(control), adjusted(list));
