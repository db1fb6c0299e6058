import { expire, shown } from "./checkout";
import { newCustomer, newPortal } from "./customers";
import { allow, type Fields, listIn, stringsIn, textIn } from "./form";
import { missing, otherMode, Refusal, type StripeResponse } from "./refusal";
import { newSession } from "./sessions";
import type { State } from "./state";
import { customerIdOf, end, isLive, ofCustomer, setCancelling } from "./subscriptions";
import type { Session } from "./wire";

export type Call = { method: string; path: string; fields: Fields; origin: string };
type Handler = (state: State, call: Call, id: string) => object;

const LIST = ["limit", "starting_after", "ending_before", "expand"];

/** The part of Stripe's API that the product uses; everything else is 404. */
const ROUTES: Record<string, Handler> = {
  "POST /v1/customers": (state, { fields }) => {
    allow(fields, ["email", "name", "description", "metadata"]);
    return newCustomer(state, { ...stringsOf(fields), metadata: stringsIn(fields, "metadata") });
  },
  "GET /v1/customers": (state, { fields }) => {
    const email = textIn(fields, "email");
    return page(
      fields,
      "/v1/customers",
      Object.values(state.customers).filter((customer) => !email || customer.email === email),
    );
  },
  "GET /v1/customers/:id": (state, _, id) => required(state.customers, "customer", id),
  "POST /v1/customers/:id": (state, { fields }, id) => {
    allow(fields, ["email", "name", "description", "metadata"]);
    return Object.assign(required(state.customers, "customer", id), stringsOf(fields));
  },
  "DELETE /v1/customers/:id": (state, _, id) => {
    required(state.customers, "customer", id);
    for (const subscription of ofCustomer(state, id).filter(isLive)) end(state, subscription, "cancellation_requested");
    delete state.customers[id];
    return { id, object: "customer", deleted: true };
  },
  "GET /v1/prices": (state, { fields }) => {
    allow(fields, [...LIST, "lookup_keys", "active", "product", "type"]);
    const keys = listIn(fields, "lookup_keys");
    return page(
      fields,
      "/v1/prices",
      Object.values(state.prices).filter((price) => keys.includes(price.lookup_key ?? "")),
    );
  },
  "GET /v1/prices/:id": (state, _, id) => required(state.prices, "price", id),
  "GET /v1/products/:id": (state, _, id) => required(state.products, "product", id),
  "GET /v1/promotion_codes": (state, { fields }) =>
    page(fields, "/v1/promotion_codes", Object.values(state.promotionCodes)),
  "POST /v1/checkout/sessions": (state, { fields, origin }) => shown(newSession(state, fields, origin)),
  "GET /v1/checkout/sessions": (state, { fields }) => {
    allow(fields, [...LIST, "customer", "status", "subscription"]);
    const [customer, status] = [textIn(fields, "customer"), textIn(fields, "status")];
    const sessions = Object.values(state.sessions).map(shown);
    const matching = sessions.filter(
      (session) => (!customer || session.customer === customer) && (!status || session.status === status),
    );
    return page(fields, "/v1/checkout/sessions", matching);
  },
  "GET /v1/checkout/sessions/:id": (state, { fields }, id) =>
    expanded(state, required(state.sessions, "checkout.session", id), listIn(fields, "expand")),
  "POST /v1/checkout/sessions/:id/expire": (state, _, id) => {
    const session = required(state.sessions, "checkout.session", id);
    if (session.status !== "open")
      throw new Refusal(
        400,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
      );
    return shown(expire(state, session));
  },
  "GET /v1/subscriptions": (state, { fields }) => {
    allow(fields, [...LIST, "customer", "status", "price"]);
    const [customer, status] = [textIn(fields, "customer"), textIn(fields, "status")];
    const matching = Object.values(state.subscriptions).filter(
      (subscription) =>
        (!customer || customerIdOf(subscription) === customer) &&
        (status === "all" || (status ? subscription.status === status : isLive(subscription))),
    );
    return page(fields, "/v1/subscriptions", matching);
  },
  "GET /v1/subscriptions/:id": (state, _, id) => required(state.subscriptions, "subscription", id),
  "POST /v1/subscriptions/:id": (state, { fields }, id) => {
    allow(fields, ["cancel_at_period_end", "metadata", "expand"]);
    const subscription = required(state.subscriptions, "subscription", id);
    Object.assign(subscription.metadata, stringsIn(fields, "metadata"));
    const cancelling = textIn(fields, "cancel_at_period_end");
    return cancelling === undefined ? subscription : setCancelling(state, subscription, cancelling === "true");
  },
  "DELETE /v1/subscriptions/:id": (state, _, id) => {
    const subscription = required(state.subscriptions, "subscription", id);
    if (!isLive(subscription)) throw missing("subscription", id);
    return end(state, subscription, "cancellation_requested");
  },
  "GET /v1/invoices": (state, { fields }) => {
    const customer = textIn(fields, "customer");
    return page(
      fields,
      "/v1/invoices",
      Object.values(state.invoices).filter((invoice) => !customer || invoice.customer === customer),
    );
  },
  "GET /v1/invoices/:id": (state, _, id) => required(state.invoices, "invoice", id),
  "POST /v1/billing_portal/sessions": (state, { fields, origin }) => {
    allow(fields, ["customer", "return_url", "locale", "flow_data"]);
    const customer = required(state.customers, "customer", textIn(fields, "customer") ?? "", "customer");
    return newPortal(state, customer, textIn(fields, "return_url") ?? null, origin);
  },
  "GET /v1/events": (state, { fields }) => {
    allow(fields, [...LIST, "created", "type", "types"]);
    const types = listIn(fields, "types");
    const since = Number(stringsIn(fields, "created").gte ?? 0);
    const matching = Object.values(state.events).filter(
      (event) => event.created >= since && (types.length === 0 || types.includes(event.type)),
    );
    return page(fields, "/v1/events", matching);
  },
  "GET /v1/events/:id": (state, _, id) => required(state.events, "event", id),
};

export function handleCall(state: State, call: Call): StripeResponse {
  try {
    const [handler, id] = handlerFor(call);
    return { status: 200, json: handler(state, call, id) };
  } catch (error) {
    if (error instanceof Refusal) return error.response;
    throw error;
  }
}

function handlerFor({ method, path }: Call): [Handler, string] {
  const fixed = ROUTES[`${method} ${path}`];
  if (fixed) return [fixed, ""];
  const parts = path.split("/");
  for (const index of [parts.length - 1, parts.length - 2]) {
    const handler = ROUTES[`${method} ${parts.with(index, ":id").join("/")}`];
    if (handler) return [handler, decodeURIComponent(parts[index] ?? "")];
  }
  throw new Refusal(404, `Unrecognized request URL (${method}: ${path}).`);
}

function required<T>(objects: Record<string, T>, name: string, id: string, param = "id"): T {
  const object = Object.hasOwn(objects, id) ? objects[id] : undefined;
  if (object) return object;
  throw /_live_/.test(id) ? otherMode(name, id) : missing(name, id, param);
}

function expanded(state: State, session: Session, names: string[]): object {
  const subscription = typeof session.subscription === "string" ? state.subscriptions[session.subscription] : null;
  return {
    ...(names.includes("line_items") ? session : shown(session)),
    ...(names.includes("subscription") ? { subscription } : {}),
  };
}

/** Newest first, as in Stripe's lists. */
function page(fields: Fields, url: string, objects: { id: string }[]): object {
  const limit = Math.min(100, Number(textIn(fields, "limit") ?? 10));
  const newest = objects.toReversed();
  const after = newest.findIndex(({ id }) => id === textIn(fields, "starting_after")) + 1;
  const data = newest.slice(after, after + limit);
  return { object: "list", data, has_more: newest.length > after + limit, url };
}

const stringsOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter((entry): entry is [string, string] => typeof entry[1] === "string"));
