import { headers } from "next/headers";

const NONCE = /'nonce-([^']+)'/;

/**
 * Data for search engines. JSON that people wrote into: without '<' nothing in it can end the element, and React would
 * write quotes in a script as text, which no engine reads. The one place besides the theme that sets HTML by hand.
 */
export async function StructuredData({ data }: { data: object }) {
  const policy = (await headers()).get("content-security-policy") ?? "";
  const json = JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the audited helper for JSON in HTML
    <script type="application/ld+json" nonce={NONCE.exec(policy)?.[1]} dangerouslySetInnerHTML={{ __html: json }} />
  );
}
