import type { State } from "./state";
import type { Card, Customer, PortalSession } from "./wire";

export type CustomerFields = {
  email?: string;
  name?: string;
  description?: string;
  metadata?: Record<string, string>;
};

export function newCustomer(state: State, { email, name, description, metadata = {} }: CustomerFields): Customer {
  const customer: Customer = {
    id: state.id("cus"),
    object: "customer",
    address: null,
    balance: 0,
    created: state.time(),
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: description ?? null,
    email: email ?? null,
    invoice_prefix: state.id("X").slice(-8).toUpperCase(),
    invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
    livemode: false,
    metadata,
    name: name ?? null,
    next_invoice_sequence: 1,
    phone: null,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
  state.customers[customer.id] = customer;
  return customer;
}

export function newPortal(state: State, customer: Customer, returnUrl: string | null, origin: string): PortalSession {
  const id = state.id("bps");
  const portal: PortalSession = {
    id,
    object: "billing_portal.session",
    configuration: "bpc_local",
    created: state.time(),
    customer: customer.id,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${origin}/p/${id}`,
  };
  state.portals[id] = portal;
  return portal;
}

const DECLINES = /^4000(000000000002|000000000341|000000009995|000000000069)$/;
/** This card is accepted, but its payments fail. */
const FAILS_LATER = "4000000000000341";

/** Parses a typed card. Returns a sentence when it is not accepted. */
export function cardFrom(typed: string): Card | string {
  const number = typed.replace(/[\s-]/g, "");
  if (!/^\d{16}$/.test(number)) return "Your card number is incomplete.";
  if (DECLINES.test(number) && number !== FAILS_LATER) return "Your card was declined.";
  return { last4: number.slice(-4), pays: !DECLINES.test(number) };
}
