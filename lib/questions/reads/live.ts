import "server-only";
import { Prisma } from "@/lib/platform/database/db";

/** A question q that practice may ask: neither withdrawn nor reserved for mock exams. */
export const liveQuestion = Prisma.sql`q.state = 'live' and not q.reserved`;
