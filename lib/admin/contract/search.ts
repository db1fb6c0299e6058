import * as z from "zod/mini";
import { endpoint } from "@/lib/platform/contract/endpoint";
import { searchQuery } from "@/lib/platform/contract/search";

const KINDS = ["users", "courses", "modules", "topics", "threads", "reports"] as const;

const item = z.object({
  id: z.string(),
  title: z.string(),
  /** A detail that distinguishes it from others with the same title. */
  within: z.nullable(z.string()),
  link: z.string(),
});
const group = z.object({ total: z.int(), items: z.array(item) });

export const searchAll = endpoint({
  method: "GET",
  path: "/api/admin/search",
  summary:
    "Finds users, content, threads and open reports for an admin, five of each with totals, of the kind `all` at most 200; found users are audited",
  access: "admin",
  query: z.extend(searchQuery, { all: z.optional(z.enum(KINDS)) }),
  response: z.object({
    users: group,
    courses: group,
    modules: group,
    topics: group,
    threads: group,
    reports: group,
  }),
  limit: { points: 120, seconds: 60 },
});
