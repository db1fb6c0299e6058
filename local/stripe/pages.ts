import { readFileSync } from "node:fs";
import { applyCode, pay } from "./checkout";
import { checkoutPage, paidPage } from "./checkout-page";
import { advance } from "./clock";
import { cardFrom } from "./customers";
import { deskPage } from "./desk-page";
import { framed } from "./look";
import { portalPage } from "./portal-page";
import type { StripeResponse } from "./refusal";
import type { State } from "./state";
import { collectOwed, customerIdOf, setCancelling } from "./subscriptions";
import type { PortalSession, Session } from "./wire";

const DAY = 86_400;
const BROWSER_SCRIPT = new URL("./browser.js", import.meta.url);
const page = (html: string, status = 200): StripeResponse => ({ status, html });
const see = (location: string): StripeResponse => ({ status: 303, location });

/**
 * The pages for people: checkout (full page or in a frame of the product's page), billing, and the stand-in's state
 * with its clock.
 */
export function visit(state: State, method: string, path: string, form: URLSearchParams): StripeResponse {
  const posted = method === "POST";
  if (path === "/") return page(deskPage(state));
  if (path === "/clock" && posted) {
    advance(state, Math.min(400, Math.max(0, Number(form.get("days")) || 0)) * DAY);
    return see("/");
  }
  if (/^\/\w+\/stripe\.js$/.test(path)) return { status: 200, script: readFileSync(BROWSER_SCRIPT, "utf8") };
  const [, kind, id = ""] = /^\/([cp])\/(\w+)$/.exec(path) ?? [];
  const session = kind === "c" && Object.hasOwn(state.sessions, id) ? state.sessions[id] : undefined;
  const portal = kind === "p" && Object.hasOwn(state.portals, id) ? state.portals[id] : undefined;
  if (session) return posted ? checkout(state, session, form) : page(checkoutPage(state, session));
  if (portal) return posted ? billing(state, portal, form) : page(portalPage(state, portal));
  return page(framed("Not found", "<h1>Nothing here</h1>"), 404);
}

function checkout(state: State, session: Session, form: URLSearchParams): StripeResponse {
  const action = form.get("do");
  if (action === "cancel") return see(session.cancel_url ?? "/");
  if (action === "code") {
    const code = form.get("code") ?? "";
    return page(checkoutPage(state, session, { code, codeRefused: applyCode(state, session, code) }));
  }
  const card = form.get("card") ?? "";
  const refused = pay(state, session, card);
  if (refused) return page(checkoutPage(state, session, { card, refused }), 402);
  const back = (session.success_url ?? session.return_url ?? "/").replace("{CHECKOUT_SESSION_ID}", session.id);
  return session.ui_mode === "embedded_page" ? page(paidPage(back)) : see(back);
}

function billing(state: State, portal: PortalSession, form: URLSearchParams): StripeResponse {
  const action = form.get("do");
  if (action === "card") {
    const card = cardFrom(form.get("card") ?? "");
    if (typeof card === "string") return page(portalPage(state, portal, { refused: card }), 402);
    state.cards[portal.customer] = card;
    collectOwed(state, portal.customer);
    return page(portalPage(state, portal, { done: "The card was saved." }));
  }
  const subscription = state.subscriptions[form.get("subscription") ?? ""];
  if (!subscription || customerIdOf(subscription) !== portal.customer) return page(portalPage(state, portal), 404);
  setCancelling(state, subscription, action === "cancel");
  return page(
    portalPage(state, portal, {
      done: action === "cancel" ? "Cancelled. You keep access until the end of the period." : "Resumed.",
    }),
  );
}
