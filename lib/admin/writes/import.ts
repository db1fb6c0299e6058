import "server-only";
import { requireVersion } from "@/lib/courses/reads";
import { addOutline } from "@/lib/courses/writes/import";
import type { Body } from "@/lib/platform/contract";
import { Problem } from "@/lib/platform/problem";
import type { Viewer } from "@/lib/platform/session";
import type { importOutline as contract, ImportResult } from "../contract/import";
import { type Outline, outlineFrom } from "../rules/import";

const SHOWN = 100;

/** Throws 400 with a field for each bad line, 404, 409 `edit_conflict`; a dry run tells the lines and writes nothing. */
export async function importOutline(viewer: Viewer, id: number, { csv, dryRun, version }: Body<typeof contract>) {
  const outline = outlineFrom(csv);
  if (dryRun) await requireVersion(id, version);
  else if (outline.wrong.length > 0) throw refused(outline);
  else await addOutline(viewer, id, { version, modules: outline.modules });
  return resultOf(outline);
}

function resultOf({ modules, wrong }: Outline): ImportResult {
  return {
    modules: modules.length,
    topics: modules.reduce((sum, module) => sum + module.topics.length, 0),
    minutes: modules.reduce((sum, module) => sum + module.duration, 0),
    wrong: wrong.slice(0, SHOWN),
    wrongRows: new Set(wrong.map(({ line }) => line)).size,
  };
}

function refused({ wrong }: Outline): Problem {
  const fields = Object.fromEntries(
    wrong
      .slice(0, SHOWN)
      .toReversed()
      .map(({ line, reason }) => [`line ${line}`, reason]),
  );
  return new Problem("invalid_body", "Nothing was imported: some rows cannot be taken.", { fields });
}
