import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "./e2e-test";

declare global {
  interface Window {
    didRun: string[];
  }
}

/**
 * Records from now on whatever a payload does in this browser: running a script, opening a dialog, calling another
 * site.
 */
export async function watchForHarm(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    window.didRun = [];
    const note = () => void window.didRun.push("a script ran");
    for (const name of ["ran", "alert", "confirm", "prompt"]) Object.defineProperty(window, name, { value: note });
  });
  await context.route(/\/\/evil\.test\//, (route) => route.abort());
}

/** Checks a page without opening it: parses its HTML as the server sent it. */
export const harmIn = (page: Page, html: string) =>
  page.evaluate(findHarm, html).then((found) => expect(found).toEqual([]));

export async function expectNoHarm(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.didRun), page.url()).toEqual([]);
  expect(await page.evaluate(findHarm, undefined), page.url()).toEqual([]);
}

/** Finds elements and attributes that no part of the product creates, but that appear when a text is parsed as HTML. */
function findHarm(html: string | undefined): string[] {
  const STRANGE =
    "iframe, object, embed, base, marquee, frameset, video, audio, math, meta[http-equiv=refresh], [srcdoc]";
  const here = html === undefined ? document : new DOMParser().parseFromString(html, "text/html");
  const leads = (value: string) => /^\s*(javascript|vbscript|data:text)/i.test(value) || value.includes("evil.test");
  const wrong = ({ name, value }: Attr) =>
    name.startsWith("on") || (/^(href|src|action|formaction|xlink:href|data|style)$/.test(name) && leads(value));
  const harmful = (one: Element) =>
    one.matches(STRANGE) ||
    [...one.attributes].some((attribute) => wrong(attribute) && !isWrittenLink(one)) ||
    (one.tagName.toLowerCase() === "script" && /^\s*ran\(\)/.test(one.textContent ?? ""));
  // A user's link in a post, shown with its target, and opened without a referrer.
  const isWrittenLink = (one: Element) => one.matches("a[rel~=noopener][href^='http']");
  return [...here.querySelectorAll("*")].filter(harmful).map((one) => one.outerHTML.slice(0, 200));
}
