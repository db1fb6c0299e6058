const NONCE = /'nonce-([^']+)'/;

/** What the page's policy lets run. Read by the page before it renders: the headers are gone once the reader is. */
export const nonceIn = (headers: Headers): string | undefined =>
  NONCE.exec(headers.get("content-security-policy") ?? "")?.[1];

/**
 * Data for search engines. JSON that people wrote into: without '<' nothing in it can end the element, and React would
 * write quotes in a script as text, which no engine reads. The one place besides the theme that sets HTML by hand.
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
