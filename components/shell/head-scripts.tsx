"use client";
import { EARLY_INPUT_SCRIPT } from "./early-input";
import { THEME_SCRIPT } from "./theme";

/**
 * What runs in the head before the first paint. It is a client component, so that the payload has its name and not the
 * scripts' text a second time. In the browser the text is empty: React would not run it, and the HTML has it already.
 */
export const HeadScripts = () => (
  <>
    <HeadScript text={typeof window === "undefined" ? THEME_SCRIPT : ""} />
    <HeadScript text={typeof window === "undefined" ? EARLY_INPUT_SCRIPT : ""} />
  </>
);

const HeadScript = ({ text }: { text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by their hashes in the CSP
  <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: text }} />
);
