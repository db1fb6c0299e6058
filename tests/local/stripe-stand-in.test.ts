import { afterEach, beforeEach, expect, test } from "vitest";
import { SECRET_KEY, startStripe } from "@/local/stripe/server";

let stripe: Awaited<ReturnType<typeof startStripe>>;

beforeEach(async () => {
  stripe = await startStripe();
});

afterEach(() => stripe.stop());

async function createCustomer(email: string, key?: string) {
  const response = await fetch(`${stripe.url}/v1/customers`, {
    method: "POST",
    headers: { Authorization: `Bearer ${SECRET_KEY}`, ...(key ? { "Idempotency-Key": key } : {}) },
    body: new URLSearchParams({ email }),
  });
  return { status: response.status, customer: await response.json() };
}

test("two calls without a key are two calls", async () => {
  const [first, second] = [await createCustomer("ada@example.com"), await createCustomer("bo@example.com")];
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(second.customer.email).toBe("bo@example.com");
});

test("a repeated call with the same key gets the first response, and another body is refused", async () => {
  const first = await createCustomer("ada@example.com", "key-1");
  expect(await createCustomer("ada@example.com", "key-1")).toEqual(first);
  expect((await createCustomer("bo@example.com", "key-1")).status).toBe(400);
});
