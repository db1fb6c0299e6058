import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { idParams } from "@/lib/platform/contract/shapes";
import { COURSE_MISSING } from "../rules/words";
import { admin, version } from "./outline";

export const MOST_BYTES = 512 * 1024;
const TOO_LARGE = "A file has at most 512 kB.";

export const importResult = z.object({
  modules: z.int(),
  topics: z.int(),
  minutes: z.int(),
  /** The first hundred errors, by line of the file. */
  wrong: z.array(z.object({ line: z.int(), reason: z.string() })),
  /** The number of rows with errors. */
  wrongRows: z.int(),
});
export type ImportResult = z.output<typeof importResult>;

export const importOutline = endpoint({
  ...admin,
  method: "POST",
  path: "/api/admin/courses/{id}/import",
  summary:
    "Adds modules and topics from a CSV file behind those of a course: all of them or none; a dry run only reads it",
  idempotent: true,
  params: idParams(),
  body: z.object({
    csv: z
      .string("Please choose a file or paste its text.")
      .check(z.refine((text) => new TextEncoder().encode(text).length <= MOST_BYTES, TOO_LARGE)),
    dryRun: z.boolean("Yes or no is expected."),
    version,
  }),
  response: importResult,
  status: 201,
  // In JSON, line breaks and quotation marks take two characters.
  maxBody: 2 * MOST_BYTES + 1024,
  notFoundMessage: COURSE_MISSING,
});
