"use client";
import { EARLY_INPUT_SCRIPT } from "./early-input";
import { THEME_SCRIPT } from "./theme";

/**
 * The scripts that run in the head before the first paint. A client component, so that the payload contains a reference
 * instead of the scripts' text a second time. In the browser the text is empty, because the scripts of the HTML have run.
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
