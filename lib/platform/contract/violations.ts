import * as z from "zod/mini";

const MOST = 10;
const LONGEST = 200;

const text = z.catch(z.string(), "");
const reportUriReport = z.object({
  "csp-report": z.object({
    "document-uri": text,
    "effective-directive": text,
    "violated-directive": text,
    "blocked-uri": text,
  }),
});
/** The Reporting API sends several reports at once. */
const reportingApiReports = z.array(
  z.object({ body: z.object({ documentURL: text, effectiveDirective: text, blockedURL: text }) }),
);

export type Violation = { page: string; directive: string; blocked: string };

/**
 * Reads a browser's report without the query strings of URLs, which may hold a sign-in token. Returns nothing for
 * anything else.
 */
export function violationsIn(source: string): Violation[] {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    return [];
  }
  const single = z.safeParse(reportUriReport, value);
  if (single.success) {
    const report = single.data["csp-report"];
    return [
      violation(
        report["document-uri"],
        report["effective-directive"] || report["violated-directive"],
        report["blocked-uri"],
      ),
    ];
  }
  const several = z.safeParse(reportingApiReports, value);
  return several.success
    ? several.data
        .slice(0, MOST)
        .map(({ body }) => violation(body.documentURL, body.effectiveDirective, body.blockedURL))
    : [];
}

const violation = (page: string, directive: string, blocked: string): Violation => ({
  page: withoutSearch(page),
  directive: directive.slice(0, LONGEST),
  blocked: withoutSearch(blocked),
});

function withoutSearch(address: string): string {
  if (!URL.canParse(address)) return address.split(/[?#]/)[0]?.slice(0, LONGEST) ?? "";
  const { protocol, host, pathname } = new URL(address);
  return (host ? `${protocol}//${host}${pathname}` : protocol).slice(0, LONGEST);
}
