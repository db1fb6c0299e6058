const NONCE = /'nonce-([^']+)'/;

/**
 * The nonce of the page's Content-Security-Policy. The page reads it before rendering: later the headers are no longer
 * available.
 */
export const nonceIn = (headers: Headers): string | undefined =>
  NONCE.exec(headers.get("content-security-policy") ?? "")?.[1];

/**
 * Data for search engines, as JSON that may contain users' text. Without '<' nothing in it can close the element; and
 * React would escape the quotes in a script's text, which search engines cannot read. Besides the theme script this is
 * the only use of dangerouslySetInnerHTML.
 */
export function StructuredData({ data, nonce }: { data: object; nonce: string | undefined }) {
  const json = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the audited helper for JSON in HTML
    <script type="application/ld+json" nonce={nonce} dangerouslySetInnerHTML={{ __html: json }} />
  );
}
