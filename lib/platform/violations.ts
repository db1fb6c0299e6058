import * as z from "zod/mini";

const MOST = 10;
const LONGEST = 200;

const text = z.catch(z.string(), "");
/** As `report-uri` sends it. */
const old = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
  }),
});
/** As the Reporting API sends it, several at once. */
const reports = z.array(
  z.object({ body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }) }),
);

export type Violation = { page: string; directive: string; blocked: string };

/**
 * What a browser's report says, without what addresses carry behind their path: a sign-in link's token stands there.
 * What is no report is nothing.
 */
export function violationsIn(source: string): Violation[] {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return [];
  }
  const one = z.safeParse(old, value);
  if (one.success) {
    const report = one.data["csp-report"];
    return [
      shown(
        report["document-uri"],
        report["effective-directive"] || report["violated-directive"],
        report["blocked-uri"],
      ),
    ];
  }
  const many = z.safeParse(reports, value);
  return many.success
    ? many.data.slice(0, MOST).map(({ body }) => shown(body.documentURL, body.effectiveDirective, body.blockedURL))
    : [];
}

const shown = (page: string, directive: string, blocked: string): Violation => ({
  page: withoutSearch(page),
  directive: directive.slice(0, LONGEST),
  blocked: withoutSearch(blocked),
});

function withoutSearch(address: string): string {
  if (!URL.canParse(address)) return address.split(/[?#]/)[0]?.slice(0, LONGEST) ?? "";
  const { protocol, host, pathname } = new URL(address);
  return (host ? `${protocol}//${host}${pathname}` : protocol).slice(0, LONGEST);
}
