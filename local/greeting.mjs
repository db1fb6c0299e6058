import { connected } from "./database.mjs";
import { amber, bold, dim, print } from "./screen.mjs";
import { LINK_MINUTES, linksFor } from "./sign-in.mjs";

/** The start page in the terminal. There, Enter creates new sign-in links. */
export async function printStartPage({ app, mailbox, payments, databaseUrl }, { adminEmails }) {
  print();
  line("Open", bold(app));
  line("Mailbox", mailbox ?? "Resend sends real mail (RESEND_API_KEY is set)");
  line("Payments", payments ?? "Stripe takes them (STRIPE_SECRET_KEY is set)");
  const showLinks = () => connected(databaseUrl, (client) => linksFor(client, app, adminEmails)).then(printLinks);
  await showLinks();
  if (!process.stdin.isTTY) {
    print(dim("Ctrl-C stops everything."));
    print();
    return () => {};
  }
  print(dim("Enter makes new links, Ctrl-C stops everything."));
  print();
  process.stdin.on("data", () => showLinks().catch((error) => print(error.message)));
  return () => process.stdin.pause();
}

export function printRunning({ pid, app, mailbox, payments }) {
  print(`${amber("!")} Pacioli already runs on this data${pid ? ` (process ${pid})` : ""}.`);
  print();
  if (app) line("Open", bold(app));
  if (mailbox) line("Mailbox", mailbox);
  if (payments) line("Payments", payments);
  print();
  print(dim("Stop that one first, or set DATA_DIR and PORT for a second one."));
  print();
}

function printLinks(links) {
  print();
  print(dim(`Sign in without a mail: each link works once, for ${LINK_MINUTES} minutes.`));
  for (const { role, url } of links) line(role === "admin" ? "Admin" : "Student", url);
  print();
}

const line = (name, value) => print(`${name.padEnd(10)}${value}`);
