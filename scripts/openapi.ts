import { mkdirSync, writeFileSync } from "node:fs";
import { contracts } from "@/lib/contracts";
import { openApiOf } from "@/lib/platform/contract/openapi";

export const DOCUMENT = "docs/api/openapi.json";

export const openApiText = (): string => `${JSON.stringify(openApiOf(contracts), null, 2)}\n`;

if (process.argv[1] === import.meta.filename) {
  mkdirSync("docs/api", { recursive: true });
  writeFileSync(DOCUMENT, openApiText());
  console.log(`${DOCUMENT} written`);
}
