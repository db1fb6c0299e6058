import { expect, type Page, type Request, type Response } from "@playwright/test";
import type { Screen, Viewer } from "./e2e-screens";
import { castMember, newStudent, signInAs } from "./e2e-world";

/** Opens a screen as its viewer, and returns the server's response. */
export async function visit(page: Page, { viewer, path, prepare }: Screen): Promise<Response> {
  await comeAs(page, viewer);
  const response = await page.goto(typeof path === "string" ? path : await path());
  if (!response) throw new Error("The browser was already on this page.");
  // Not by its role: a dialog that the address opens hides it from screen readers.
  await expect(page.locator("h1").filter({ visible: true })).toBeVisible();
  await untilAlive(page);
  await prepare?.(page);
  return response;
}

export const untilAlive = (page: Page) => page.waitForFunction(isAlive);

/** Before React has hydrated the page, clicks have no effect. */
export function isAlive(): boolean {
  const heading = document.querySelector("h1");
  return heading !== null && Object.keys(heading).some((key) => key.startsWith("__react"));
}

async function comeAs(page: Page, viewer: Viewer): Promise<void> {
  if (viewer === "visitor") return;
  if (viewer === "newcomer") await newStudent(page.context());
  else await signInAs(page.context(), await castMember(viewer));
}

/** Holds back the requests to an address, all or those that match, until the returned function is called. */
export async function holdBack(page: Page, address: string, matches = (_: Request) => true): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    if (matches(route.request())) await released;
    await route.continue();
  });
  return () => release();
}
