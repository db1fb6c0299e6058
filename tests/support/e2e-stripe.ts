import { expect, type Page } from "@playwright/test";
import { findRunning } from "@/local/running.mjs";
import { DATA_DIR } from "./e2e-world";

/** Moves the clock of the payments stand-in on; what is due happens, and its webhooks are sent. */
export async function daysLater(days: number): Promise<void> {
  await control({ days });
}

async function control(body: object): Promise<void> {
  const { payments } = (findRunning(DATA_DIR) ?? {}) as { payments?: string };
  const answer = await fetch(`${payments}/control`, { method: "POST", body: JSON.stringify(body) });
  expect(answer.status).toBe(200);
}

/** At the stand-in's page, with this card. */
export async function payWith(page: Page, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: /^Pay / }).click();
}
