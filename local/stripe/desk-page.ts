import { dayOf, escaped, framed } from "./look";
import type { State } from "./state";
import { isLive, itemOf, ofCustomer } from "./subscriptions";

/** Shows the state of the stand-in and its clock. */
export function deskPage(state: State): string {
  const customers = Object.values(state.customers).map((customer) => {
    const live = ofCustomer(state, customer.id).filter(isLive);
    const subscriptions = live
      .map((subscription) => `${subscription.status} to ${dayOf(itemOf(subscription).current_period_end)}`)
      .join(", ");
    return `<tr><td>${escaped(customer.email ?? customer.id)}</td><td>${escaped(subscriptions || "no subscription")}</td></tr>`;
  });
  const events = Object.values(state.events)
    .slice(-20)
    .toReversed()
    .map(
      (event) => `<tr><td>${escaped(event.type)}</td><td>${event.pending_webhooks ? "waiting" : "delivered"}</td></tr>`,
    );
  return framed(
    "Local payments",
    `<h1>Local payments</h1>
<p class="soft">Stands in for Stripe. Its clock says ${dayOf(state.time())}.</p>
<form method="post" action="/clock" class="row">${[1, 7, 31].map((days) => `<button name="days" value="${days}">${days === 1 ? "A day" : `${days} days`} on</button>`).join("")}</form>
<h2>Customers</h2>
<table><tbody>${customers.join("") || "<tr><td>Nobody yet.</td></tr>"}</tbody></table>
<h2>Events</h2>
<table><tbody>${events.join("") || "<tr><td>None yet.</td></tr>"}</tbody></table>`,
  );
}
