import { requestMagicLink, verify } from "@/lib/accounts/contract";
import { mails } from "./api-setup";
import { visitor } from "./people";

export { mails };

type Mail = { to: string; subject: string; text: string; html: string };

export const mailsTo = (email: string): Mail[] => mails.mails.list(10_000).filter((mail: Mail) => mail.to === email);

/** The token and the code of the newest mail to this address. */
export function mailTo(email: string): { token: string; code: string; text: string; html: string } {
  const [mail] = mailsTo(email);
  if (!mail) throw new Error(`No mail to ${email}`);
  const token = /token=([0-9a-f]+)/.exec(mail.text)?.[1] ?? "";
  const code = /^\s*(\d{6})\s*$/m.exec(mail.text)?.[1] ?? "";
  return { token, code, text: mail.text, html: mail.html };
}

/** Requests a link and reads the mail. */
export async function linkFor(email: string, fields: { name?: string; next?: string; timeZone?: string } = {}) {
  const response = await visitor().call(requestMagicLink, { body: { email, ...fields } });
  if (response.status !== 200) throw new Error(`The link was refused: ${response.message}`);
  return mailTo(email);
}

/** The value of the session cookie in a response. */
export const sessionFrom = (headers: Headers): string | undefined =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("session="))
    ?.split(";")[0]
    ?.slice("session=".length);

/** Signs in by mail, as a user would. */
export async function signIn(email: string, fields: Parameters<typeof linkFor>[1] = {}) {
  const { token } = await linkFor(email, fields);
  const caller = visitor();
  const response = await caller.call(verify, { body: { token } });
  caller.session = sessionFrom(response.headers);
  return { caller, answer: response };
}
