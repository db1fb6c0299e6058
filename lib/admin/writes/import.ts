import "server-only";
import { requireVersion } from "@/lib/courses/reads";
import { addOutline } from "@/lib/courses/writes/import";
import type { Body } from "@/lib/platform/contract/endpoint";
import { Problem } from "@/lib/platform/contract/problem";
import type { IdempotencyKey } from "@/lib/platform/server/idempotency";
import type { Viewer } from "@/lib/platform/server/session";
import type { importOutline as contract } from "../contract/import";
import { type Outline, outlineFrom, resultOf } from "../rules/import";

/**
 * Throws 400 with a field for each line with an error, 404, 409 `edit_conflict`; a dry run returns the errors and
 * writes nothing.
 */
export async function importOutline(
  viewer: Viewer,
  id: number,
  { csv, dryRun, version }: Body<typeof contract>,
  key: IdempotencyKey | null,
) {
  const outline = outlineFrom(csv);
  if (dryRun) await requireVersion(id, version);
  else if (outline.wrong.length > 0) throw refused(outline);
  else await addOutline(viewer, id, { version, modules: outline.modules }, key);
  return resultOf(outline);
}

function refused(outline: Outline): Problem {
  const fields = Object.fromEntries(
    resultOf(outline)
      .wrong.toReversed()
      .map(({ line, reason }) => [`line ${line}`, reason]),
  );
  return new Problem("invalid_body", "Nothing was imported: some rows cannot be taken.", { fields });
}
