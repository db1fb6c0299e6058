import { dayOf, escaped, framed, money } from "./look";
import type { State } from "./state";
import { isLive, itemOf, ofCustomer } from "./subscriptions";
import type { PortalSession, Subscription } from "./wire";

export function portalPage(
  state: State,
  portal: PortalSession,
  message: { refused?: string; done?: string } = {},
): string {
  const customer = state.customers[portal.customer];
  const live = ofCustomer(state, portal.customer).filter(isLive);
  const card = state.cards[portal.customer];
  return framed(
    "Local billing",
    `<h1>Billing</h1>
<p class="soft">${escaped(customer?.email ?? "")}</p>
${message.done ? `<p class="panel" role="status">${escaped(message.done)}</p>` : ""}
<h2>Subscription</h2>
${live.length ? live.map(subscriptionPanel).join("") : `<p class="soft">There is no current subscription.</p>`}
<h2>Card</h2>
<p>${card ? `Ending in ${card.last4}` : "None on file."}</p>
<form method="post">
<label for="card">New card</label>
<div class="row"><input id="card" name="card" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242"><button name="do" value="card">Save card</button></div>
${message.refused ? `<p class="bad" role="alert">${escaped(message.refused)}</p>` : ""}
</form>
<h2>Invoices</h2>
${invoiceTable(state, portal.customer)}
${portal.return_url ? `<p style="margin-top:28px"><a class="button" href="${escaped(portal.return_url)}">Back to Pacioli</a></p>` : ""}`,
  );
}

function subscriptionPanel(subscription: Subscription): string {
  const item = itemOf(subscription);
  const until = dayOf(item.current_period_end);
  const ending = subscription.cancel_at_period_end;
  const state =
    subscription.status === "past_due" ? "Payment failed" : ending ? `Ends on ${until}` : `Renews on ${until}`;
  return `<div class="panel"><dl>
<dt>Premium Access</dt><dd>${money(item.price.unit_amount)} a month</dd>
<dt>Status</dt><dd>${state}</dd>
</dl><form method="post" class="row" style="margin-top:16px"><input type="hidden" name="subscription" value="${subscription.id}">
${ending ? `<button name="do" value="resume">Resume subscription</button>` : `<button name="do" value="cancel">Cancel subscription</button>`}
</form></div>`;
}

function invoiceTable(state: State, customer: string): string {
  const rows = Object.values(state.invoices)
    .filter((invoice) => invoice.customer === customer)
    .toReversed()
    .map(
      (invoice) =>
        `<tr><td>${dayOf(invoice.created)}<br><span class="soft small">${escaped(invoice.number ?? "")}</span></td><td>${escaped(String(invoice.status))}</td><td>${money(invoice.total)}</td></tr>`,
    );
  if (rows.length === 0) return `<p class="soft">None yet.</p>`;
  return `<table><thead><tr><th>Date</th><th>Status</th><th>Amount</th></tr></thead><tbody>${rows.join("")}</tbody></table>`;
}
