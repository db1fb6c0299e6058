import "server-only";
import { listUnseenReplies } from "@/lib/forums/reads/unseen-replies";
import { postAddress } from "@/lib/forums/rules/paging";
import { recordMailed } from "@/lib/forums/writes/views";
import { transaction } from "@/lib/platform/database/db";
import { storeMail } from "@/lib/platform/services/outbox";
import { stopLinkFor } from "../stop-links";
import { repliesMail } from "../study-mails";
import { mailCausePrefix } from "./mail-preferences";

const JOB_MS = 20_000;

/** One mail for each thread with replies that its reader has not seen. Stops after 20 s. Safe to repeat. */
export async function mailReplies(at: Date): Promise<number> {
  const until = performance.now() + JOB_MS;
  let mailed = 0;
  for (const { userId, email, threadId, title, replies, names, firstId, firstPosition } of await listUnseenReplies(
    at,
  )) {
    if (performance.now() > until) break;
    const link = postAddress(threadId, { id: firstId, position: firstPosition });
    const stopLink = stopLinkFor(userId, "replies", at);
    const mail = await repliesMail({ title, replies, names, link, stopLink });
    const cause = `${mailCausePrefix("replies", userId)}${threadId}:${firstId}`;
    const isNew = await transaction(async (tx) => {
      const taken = await recordMailed(tx, { userId, threadId, at });
      if (taken) await storeMail(tx, { ...mail, cause, to: email, userId, stopLink });
      return taken;
    });
    if (isNew) mailed += 1;
  }
  return mailed;
}
