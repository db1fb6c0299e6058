import { emit } from "./events";
import { newInvoice, paid, type Recipe } from "./invoices";
import type { State } from "./state";
import type { Invoice, Subscription } from "./wire";

const DAY = 86_400;
/** Days between the retries after a failed payment; then the subscription ends. */
const RETRY_DAYS = [3, 5, 7];

export const itemOf = (subscription: Subscription) => {
  const [item] = subscription.items.data;
  if (!item) throw new Error("A subscription needs an item.");
  return item;
};

export const isLive = ({ status }: Subscription) => !["canceled", "incomplete_expired"].includes(status);

export const customerIdOf = ({ customer }: { customer: unknown }): string =>
  typeof customer === "string" ? customer : (customer as { id: string }).id;

export const ofCustomer = (state: State, customerId: string): Subscription[] =>
  Object.values(state.subscriptions).filter((subscription) => customerIdOf(subscription) === customerId);

/** The same day of the next month, or its last day when it is shorter. */
export function monthAfter(seconds: number): number {
  const date = new Date(seconds * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + 1);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, days));
  return date.getTime() / 1000;
}

/** Charges the period that begins now. The first one was paid when the subscription was created. */
function charge(state: State, subscription: Subscription, reason: Recipe["reason"]): Invoice {
  const item = itemOf(subscription);
  const invoice = newInvoice(state, { subscription, item, reason, discount: 0 });
  subscription.latest_invoice = invoice.id;
  collect(state, subscription, invoice);
  return invoice;
}

/** Tries to collect the payment, and sends the events of the result. */
export function collect(state: State, subscription: Subscription, invoice: Invoice): boolean {
  const card = state.cards[customerIdOf(subscription)];
  invoice.attempt_count += 1;
  invoice.attempted = true;
  if (card?.pays) {
    paid(state, invoice);
    subscription.status = "active";
    emit(state, "invoice.paid", invoice);
    emit(state, "customer.subscription.updated", subscription);
    return true;
  }
  const wait = RETRY_DAYS[invoice.attempt_count - 1];
  invoice.next_payment_attempt = wait === undefined ? null : state.time() + wait * DAY;
  subscription.status = "past_due";
  emit(state, "invoice.payment_failed", invoice);
  if (wait === undefined) end(state, subscription, "payment_failed");
  else emit(state, "customer.subscription.updated", subscription);
  return false;
}

/** A new card is tried at once on unpaid invoices. */
export function collectOwed(state: State, customerId: string): void {
  for (const subscription of ofCustomer(state, customerId))
    if (subscription.status === "past_due")
      for (const invoice of openInvoices(state, subscription)) collect(state, subscription, invoice);
}

const openInvoices = (state: State, subscription: Subscription): Invoice[] =>
  subscription.status !== "past_due"
    ? []
    : Object.values(state.invoices).filter(
        (invoice) =>
          invoice.status === "open" && invoice.parent?.subscription_details?.subscription === subscription.id,
      );

export function end(
  state: State,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
): Subscription {
  for (const invoice of openInvoices(state, subscription)) {
    invoice.status = "void";
    invoice.next_payment_attempt = null;
  }
  subscription.status = "canceled";
  subscription.ended_at = state.time();
  subscription.canceled_at ??= state.time();
  subscription.cancellation_details = { comment: null, feedback: null, feedback_option: null, reason };
  emit(state, "customer.subscription.deleted", subscription);
  return subscription;
}

export function setCancelling(state: State, subscription: Subscription, cancelling: boolean): Subscription {
  subscription.cancel_at_period_end = cancelling;
  subscription.cancel_at = cancelling ? itemOf(subscription).current_period_end : null;
  subscription.canceled_at = cancelling ? state.time() : null;
  emit(state, "customer.subscription.updated", subscription);
  return subscription;
}

/** When the next renewal, retry or end of this subscription is due. */
export function nextDueAt(state: State, subscription: Subscription): number {
  const retries = openInvoices(state, subscription).flatMap((invoice) => invoice.next_payment_attempt ?? []);
  return Math.min(itemOf(subscription).current_period_end, ...retries);
}

/** Does what is due: a retry, the end, or the renewal. */
export function runDue(state: State, subscription: Subscription): void {
  const item = itemOf(subscription);
  const due = openInvoices(state, subscription).find(
    (invoice) => invoice.next_payment_attempt !== null && invoice.next_payment_attempt <= state.time(),
  );
  if (due) collect(state, subscription, due);
  else if (item.current_period_end > state.time()) return;
  else if (subscription.cancel_at_period_end) end(state, subscription, "cancellation_requested");
  else {
    item.current_period_start = item.current_period_end;
    item.current_period_end = monthAfter(item.current_period_end);
    charge(state, subscription, "subscription_cycle");
  }
}
