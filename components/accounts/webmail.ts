const GMAIL = { name: "Gmail", url: "https://mail.google.com/mail/" };
const OUTLOOK = { name: "Outlook", url: "https://outlook.live.com/mail/" };
const YAHOO = { name: "Yahoo Mail", url: "https://mail.yahoo.com/" };
const ICLOUD = { name: "iCloud Mail", url: "https://www.icloud.com/mail" };
const PROTON = { name: "Proton Mail", url: "https://mail.proton.me/" };

const BY_DOMAIN: [RegExp, typeof GMAIL][] = [
  [/^(gmail|googlemail)\.com$/, GMAIL],
  [/^(outlook|hotmail|live|msn)\.[a-z.]+$/, OUTLOOK],
  [/^(yahoo\.[a-z.]+|ymail\.com)$/, YAHOO],
  [/^(icloud|me|mac)\.com$/, ICLOUD],
  [/^(proton\.me|protonmail\.com|pm\.me)$/, PROTON],
];

/** Returns the webmail page for the domain of this address, if we have one in the list. */
export function webmailOf(email: string) {
  const domain = email.split("@").at(-1) ?? "";
  return BY_DOMAIN.find(([domains]) => domains.test(domain))?.[1] ?? null;
}
