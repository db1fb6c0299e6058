import "server-only";
import { setImmediate as yieldToEventLoop } from "node:timers/promises";
import { db } from "@/lib/platform/database/db";
import { READER_VERSION } from "@/lib/writing/markdown";
import { readBody } from "@/lib/writing/markdown/stored-body";

const BATCH = 100;
const MOST = 2000;

/** Parses posts whose blocks an older version of the parser made, a limited number each time. Returns how many. */
export async function parseOldBodies(): Promise<number> {
  let done = 0;
  while (done < MOST) {
    const rows = await db.post.findMany({
      where: { bodyVersion: { lt: READER_VERSION } },
      orderBy: [{ bodyVersion: "asc" }, { id: "asc" }],
      select: { id: true, content: true },
      take: BATCH,
    });
    for (const { id, content } of rows) {
      await storeBody(id, content);
      await yieldToEventLoop();
    }
    done += rows.length;
    if (rows.length < BATCH) break;
  }
  return done;
}

/** Does nothing if the text was changed meanwhile. */
async function storeBody(id: number, content: string): Promise<void> {
  const { body, bodyVersion } = readBody(content);
  const stored = content === "" ? { bodyVersion } : { body, bodyVersion };
  await db.post.updateMany({ where: { id, content }, data: stored });
}
