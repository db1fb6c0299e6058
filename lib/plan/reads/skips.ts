import "server-only";
import type { ResponseOf } from "@/lib/platform/contract/endpoint";
import { queryRows } from "@/lib/platform/database/db";
import type { Viewer } from "@/lib/platform/server/session";
import type { listSkips as contract } from "../contract/plan";

type Skips = ResponseOf<typeof contract>;

export async function listSkips(viewer: Viewer): Promise<Skips> {
  // SQL: one statement where Prisma needs one a relation.
  const topics = await queryRows<Skips["topics"][number]>`
    select s."topicId", t.title, c.title as "courseTitle"
    from "PlanSkip" s join "Topic" t on t.id = s."topicId" join "Module" m on m.id = t."moduleId"
    join "Course" c on c.id = m."courseId" join "Enrollment" e on e."courseId" = c.id and e."userId" = s."userId"
    where s."userId" = ${viewer.id} order by s."createdAt", s."topicId"`;
  return { topics };
}
