import { expect, type FrameLocator, type Page } from "@playwright/test";
import { findRunning } from "@/local/running.mjs";
import { DATA_DIR } from "./e2e-world";

const standIn = (): string => (findRunning(DATA_DIR) as { payments?: string } | undefined)?.payments ?? "";

/** Moves the clock of the Stripe stand-in; what becomes due happens, and its webhooks are sent. */
export const daysLater = (days: number): Promise<void> => control({ days });

/** Holds webhooks back until the work is done. */
export async function withoutWebhooks(work: () => Promise<void>): Promise<void> {
  await control({ hold: true });
  await work().finally(() => control({ hold: false }));
}

/** Stripe returns only errors until the work is done. */
export async function withoutStripe(work: () => Promise<void>): Promise<void> {
  await control({ mode: "down" });
  await work().finally(() => control({ mode: "ok" }));
}

async function control(body: object): Promise<void> {
  const response = await fetch(`${standIn()}/control`, { method: "POST", body: JSON.stringify(body) });
  expect(response.status).toBe(200);
}

/** Pays on the stand-in's page, or in its frame, with this card. */
export async function payWith(page: Page | FrameLocator, card: string): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: /^Pay / }).click();
}

/** Routes the browser's requests for Stripe.js and its frame to the stand-in. */
export async function stripeNearby(page: Page): Promise<void> {
  await page.route("https://js.stripe.com/**", async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    const headers = { ...request.headers(), origin: standIn() };
    await route.fulfill({ response: await route.fetch({ url: standIn() + pathname, headers, maxRedirects: 0 }) });
  });
}
