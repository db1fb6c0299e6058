import { connected } from "./database.mjs";
import { amber, bold, dim, say } from "./screen.mjs";
import { LINK_MINUTES, linksFor } from "./sign-in.mjs";

/** The start page in the terminal. On a terminal, Enter makes new sign-in links. */
export async function greet({ app, mailbox, payments, databaseUrl }, { adminEmails }) {
  say();
  line("Open", bold(app));
  line("Mailbox", mailbox ?? "Resend sends real mail (RESEND_API_KEY is set)");
  line("Payments", payments ?? "Stripe takes them (STRIPE_SECRET_KEY is set)");
  const showLinks = () => connected(databaseUrl, (client) => linksFor(client, app, adminEmails)).then(printLinks);
  await showLinks();
  if (!process.stdin.isTTY) {
    say(dim("Ctrl-C stops everything."));
    say();
    return () => {};
  }
  say(dim("Enter makes new links, Ctrl-C stops everything."));
  say();
  process.stdin.on("data", () => showLinks().catch((error) => say(error.message)));
  return () => process.stdin.pause();
}

export function sayRunning({ pid, app, mailbox, payments }) {
  say(`${amber("!")} Pacioli already runs on this data${pid ? ` (process ${pid})` : ""}.`);
  say();
  if (app) line("Open", bold(app));
  if (mailbox) line("Mailbox", mailbox);
  if (payments) line("Payments", payments);
  say();
  say(dim("Stop that one first, or set DATA_DIR and PORT for a second one."));
  say();
}

function printLinks(links) {
  say();
  say(dim(`Sign in without a mail: each link works once, for ${LINK_MINUTES} minutes.`));
  for (const { role, url } of links) line(role === "admin" ? "Admin" : "Student", url);
  say();
}

const line = (name, value) => say(`${name.padEnd(10)}${value}`);
