import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { db } from "@/lib/platform/database/db";
import { READER_VERSION } from "@/lib/writing/markdown";
import { readBody } from "@/lib/writing/markdown/stored-body";

const BATCH = 100;
const MOST = 2000;

/** Reads posts that no current reader has read yet, a limited number each time. Returns how many. */
export async function keepBodies(): Promise<number> {
  let done = 0;
  while (done < MOST) {
    const rows = await db.post.findMany({
      where: { bodyVersion: { lt: READER_VERSION } },
      orderBy: [{ bodyVersion: "asc" }, { id: "asc" }],
      select: { id: true, content: true },
      take: BATCH,
    });
    for (const { id, content } of rows) {
      await keep(id, content);
      await yieldToEventLoop();
    }
    done += rows.length;
    if (rows.length < BATCH) break;
  }
  return done;
}

/** Only while the text is still the one that was read. */
async function keep(id: number, content: string): Promise<void> {
  const { body, bodyVersion } = readBody(content);
  const kept = content === "" ? { bodyVersion } : { body, bodyVersion };
  await db.post.updateMany({ where: { id, content }, data: kept });
}
