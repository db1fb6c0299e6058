import { escaped, framed, money } from "./look";
import type { State } from "./state";
import { customerIdOf } from "./subscriptions";
import type { Session } from "./wire";

type Typed = { card?: string; code?: string; refused?: string | undefined; codeRefused?: string | undefined };

export function checkoutPage(state: State, session: Session, typed: Typed = {}): string {
  if (session.status !== "open") return overPage(session);
  const customer = state.customers[customerIdOf(session)];
  const discount = session.total_details?.amount_discount ?? 0;
  return framed(
    "Local test payment",
    `<h1>Local test payment</h1>
<p class="soft">Premium Access, billed every month to ${escaped(customer?.email ?? "")}.</p>
<div class="panel"><dl>
<dt>Premium Access</dt><dd>${money(session.amount_subtotal)}</dd>
${discount ? `<dt>Discount</dt><dd>−${money(discount)}</dd>` : ""}
<dt class="total">Due today</dt><dd class="total">${money(session.amount_total)}</dd>
</dl></div>
${session.allow_promotion_codes && !discount ? codeForm(typed) : ""}
<form method="post">
<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" value="${escaped(typed.card ?? "4242 4242 4242 4242")}" aria-describedby="cards">
<p id="cards" class="soft small">4242… pays. 4000 0000 0000 0002 is declined. 4000 0000 0000 0341 pays now and fails at the next renewal.</p>
${typed.refused ? `<p class="bad" role="alert">${escaped(typed.refused)}</p>` : ""}
<button class="main" name="do" value="pay">Pay ${money(session.amount_total)}</button>
</form>
${session.ui_mode === "embedded_page" ? HEIGHT : CANCEL}`,
  );
}

const CANCEL = `<form method="post" class="row" style="margin-top:12px"><button name="do" value="cancel" style="flex:1">Cancel</button></form>`;

/** In a frame, sends the page around it the height that is needed, and the address to open after paying. */
const HEIGHT = `<script>
new ResizeObserver(([{ target }]) => parent.postMessage({ type: "height", height: target.offsetHeight }, "*")).observe(document.body);
</script>`;

export const paidPage = (returnUrl: string) =>
  framed(
    "Local test payment",
    `<h1>Paid</h1><p>Back to Pacioli.</p>
<script>parent.postMessage({ type: "complete", returnUrl: ${JSON.stringify(returnUrl).replaceAll("<", "\\u003c")} }, "*");</script>`,
  );

const codeForm = ({ code, codeRefused }: Typed) => `<form method="post">
<label for="code">Promotion code</label>
<div class="row"><input id="code" name="code" autocomplete="off" value="${escaped(code ?? "")}" aria-describedby="codes"><button name="do" value="code">Apply</button></div>
${codeRefused ? `<p class="bad" role="alert">${escaped(codeRefused)}</p>` : `<p id="codes" class="soft small">STUDENT50 takes half off the first month.</p>`}
</form>`;

const overPage = (session: Session) =>
  framed(
    "Local test payment",
    `<h1>This checkout is over</h1>
<p>${session.status === "complete" ? "It has been paid." : "It has expired, and nothing was paid."}</p>
${session.cancel_url ? `<p><a class="button" href="${escaped(session.cancel_url)}">Back to Pacioli</a></p>` : ""}`,
  );
