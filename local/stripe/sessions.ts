import { allow, type Fields, innerOf, oneOf, stringsIn, textIn } from "./form";
import { invalid, missing } from "./refusal";
import type { State } from "./state";
import type { Price, Session } from "./wire";

const DAY = 86_400;
const PARAMS = [
  "mode",
  "ui_mode",
  "customer",
  "client_reference_id",
  "line_items",
  "allow_promotion_codes",
  "success_url",
  "cancel_url",
  "return_url",
  "metadata",
  "subscription_data",
  "locale",
  "expand",
];

export function newSession(state: State, fields: Fields, origin: string): Session {
  allow(fields, PARAMS);
  const mode = oneOf(fields, "mode", ["subscription"], "subscription");
  if (textIn(fields, "mode") === undefined) throw invalid("Missing required param: mode.", "mode");
  const uiMode = oneOf(fields, "ui_mode", ["hosted_page", "embedded_page"], "hosted_page");
  const hosted = uiMode === "hosted_page";
  const customerId = textIn(fields, "customer") ?? "";
  const customer = state.customers[customerId];
  if (!customer) throw missing("customer", customerId, "customer");
  const price = priceIn(state, fields);
  const returnParam = hosted ? "success_url" : "return_url";
  if (!textIn(fields, returnParam)) throw invalid(`Missing required param: ${returnParam}.`, returnParam);
  const id = state.id("cs_test");
  const amount = price.unit_amount ?? 0;
  const now = state.time();
  const session: Session = {
    id,
    object: "checkout.session",
    adaptive_pricing: null,
    after_expiration: null,
    allow_promotion_codes: textIn(fields, "allow_promotion_codes") === "true" ? true : null,
    allowed_payment_method_types: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: hosted ? (textIn(fields, "cancel_url") ?? null) : null,
    client_reference_id: textIn(fields, "client_reference_id") ?? null,
    client_secret: hosted ? null : `${id}_secret_${state.id("x")}`,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: price.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
    customer: customerId,
    customer_account: null,
    customer_creation: null,
    customer_details: null,
    customer_email: null,
    discounts: [],
    expires_at: now + DAY,
    integration_identifier: null,
    invoice: null,
    invoice_creation: null,
    livemode: false,
    locale: null,
    managed_payments: { enabled: false },
    metadata: stringsIn(fields, "metadata"),
    mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: "always",
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    recovered_from: null,
    ...(hosted ? {} : { redirect_on_completion: "always", return_url: textIn(fields, "return_url") ?? "" }),
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: null,
    subscription: null,
    success_url: hosted ? (textIn(fields, "success_url") ?? null) : null,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: uiMode,
    url: hosted ? `${origin}/c/${id}` : null,
    wallet_options: null,
  };
  state.sessions[id] = session;
  session.line_items = lineItems(state, session, price);
  state.promised[id] = stringsIn(innerOf(fields, "subscription_data"), "metadata");
  return session;
}

function priceIn(state: State, fields: Fields): Price {
  const lines = Object.values(innerOf(fields, "line_items"));
  const [line] = lines;
  if (lines.length !== 1 || typeof line !== "object")
    throw invalid("Exactly one line item is supported.", "line_items");
  const id = textIn(line, "price") ?? "";
  const price = state.prices[id];
  if (!price) throw missing("price", id, "line_items[0][price]");
  return price;
}

function lineItems(state: State, session: Session, price: Price): Session["line_items"] {
  const amount = price.unit_amount ?? 0;
  const item = {
    id: state.id("li"),
    object: "item" as const,
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description: "Premium Access",
    metadata: {},
    price,
    quantity: 1,
  };
  return { object: "list", data: [item], has_more: false, url: `/v1/checkout/sessions/${session.id}/line_items` };
}
