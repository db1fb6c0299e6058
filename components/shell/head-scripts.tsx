"use client";
import { EARLY_INPUT_SCRIPT } from "./early-input";
import { THEME_SCRIPT } from "./theme";

/**
 * What runs in the head before the first paint. As a client component the payload names it and does not hold its text a
 * second time; and only the server has the text, because a script that React adds in the browser does not run.
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
