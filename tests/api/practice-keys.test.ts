import { expect, test } from "vitest";
import { endpoints, sampleOf } from "@/tests/support/endpoints";
import { person } from "@/tests/support/people";
import { CANARY } from "@/tests/support/questions";

const reads = endpoints.filter(({ endpoint }) => endpoint.method === "GET" && endpoint.access !== "admin");
const SECRET = new RegExp(`${CANARY}-(right|that|another|worked|mistake|hint)`);

test.each(reads)("$name shows no right answer before an item is marked", async (one) => {
  const grace = await person("grace");
  const { address } = await sampleOf(one, grace);
  const { body, status } = await grace.send("GET", address);
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(SECRET);
});
