import { cardFrom } from "./customers";
import { emit } from "./events";
import { newInvoice, paid } from "./invoices";
import { newSubscription } from "./new-subscription";
import type { State } from "./state";
import { customerIdOf, itemOf } from "./subscriptions";
import type { Coupon, Session } from "./wire";

/** Applies a typed promotion code; returns a sentence when it is not valid. */
export function applyCode(state: State, session: Session, typed: string): string | undefined {
  const promotion = Object.values(state.promotionCodes).find(
    ({ active, code }) => active && code === typed.trim().toUpperCase(),
  );
  const coupon = promotion && couponOf(state, promotion.promotion.coupon);
  if (!promotion || !coupon) return "This code is invalid.";
  const subtotal = session.amount_subtotal ?? 0;
  const discount = coupon.amount_off ?? Math.round((subtotal * (coupon.percent_off ?? 0)) / 100);
  session.discounts = [{ coupon: coupon.id, promotion_code: promotion.id }];
  session.amount_total = subtotal - discount;
  session.total_details = { amount_discount: discount, amount_shipping: 0, amount_tax: 0 };
  return undefined;
}

const couponOf = (state: State, coupon: string | Coupon | null) =>
  typeof coupon === "string" ? state.coupons[coupon] : coupon;

/**
 * Pays with the card and starts the subscription. Returns a sentence when the card is refused; then nothing has
 * changed.
 */
export function pay(state: State, session: Session, number: string): string | undefined {
  if (session.status !== "open") return "This checkout is over.";
  const card = cardFrom(number);
  if (typeof card === "string") return card;
  const customerId = customerIdOf(session);
  const price = session.line_items?.data[0]?.price;
  const customer = state.customers[customerId];
  if (!price || !customer) return "This checkout has nothing to pay for.";
  state.cards[customerId] = card;
  const subscription = newSubscription(state, { customerId, price, metadata: state.promised[session.id] ?? {} });
  const discount = session.total_details?.amount_discount ?? 0;
  const item = itemOf(subscription);
  const invoice = paid(state, newInvoice(state, { subscription, item, reason: "subscription_create", discount }));
  subscription.latest_invoice = invoice.id;
  Object.assign(session, {
    status: "complete",
    payment_status: invoice.total === 0 ? "no_payment_required" : "paid",
    subscription: subscription.id,
    invoice: invoice.id,
    url: null,
    customer_details: {
      address: null,
      business_name: null,
      email: customer.email,
      individual_name: null,
      name: customer.name ?? null,
      phone: null,
      tax_exempt: "none",
      tax_ids: [],
    },
  } satisfies Partial<Session>);
  emit(state, "customer.subscription.created", subscription);
  emit(state, "invoice.paid", invoice);
  emit(state, "checkout.session.completed", shown(session));
  return undefined;
}

export function expire(state: State, session: Session): Session {
  session.status = "expired";
  session.url = null;
  emit(state, "checkout.session.expired", shown(session));
  return session;
}

/** Line items are part of a response only when the request expands them. */
export const shown = ({ line_items, ...session }: Session): Session => session;
