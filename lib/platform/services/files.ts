import "server-only";
import { randomBytes } from "node:crypto";
import { Problem } from "../contract/problem";
import { type Db, db, transaction } from "../database/db";
import { env } from "../process/env";
import { log } from "../process/log";
import { HOUR_MS } from "../time/units";
import { folderStore, type Store, uploadThingStore } from "./files-store";

const CONTENT_TYPE = "image/webp";

export type FileKind = "avatar" | "course-image";

const stores = new Map<string, Store>();
function store(): Store {
  const token = env.uploadThingToken;
  const location = token ?? env.uploadsDir;
  const current = stores.get(location) ?? (token ? uploadThingStore(token) : folderStore(env.uploadsDir));
  stores.set(location, current);
  return current;
}

/**
 * Stores a picture and then runs `commit` with its URL; when one fails, neither remains. The file is complete before a
 * row points to it. Throws 503 `provider_unavailable` when it cannot be stored.
 */
export async function storeFile<T>(
  bytes: Buffer,
  file: { kind: FileKind; userId: string },
  commit: (tx: Db, url: string) => Promise<T>,
): Promise<T> {
  const key = `${randomBytes(16).toString("hex")}.webp`;
  const url = await put(key, bytes);
  try {
    return await transaction(async (tx) => {
      await tx.storedFile.create({ data: { ...file, key, url, contentType: CONTENT_TYPE, bytes: bytes.byteLength } });
      return commit(tx, url);
    });
  } catch (error) {
    await removeFiles([key]);
    throw error;
  }
}

async function put(key: string, bytes: Buffer): Promise<string> {
  try {
    return await store().put(key, bytes, CONTENT_TYPE);
  } catch (cause) {
    throw new Problem("provider_unavailable", "We could not store the picture just now. Please try again later.", {
      retryAfter: 60,
      cause,
    });
  }
}

type FileFilter = { userId: string; kind: FileKind; exceptUrl?: string };

/** Deletes the rows in the caller's transaction. Call `removeFiles` with the returned keys after the commit. */
export async function deleteFiles(tx: Db, filter: FileFilter): Promise<string[]> {
  const { exceptUrl, ...owner } = filter;
  const where = exceptUrl === undefined ? owner : { ...owner, NOT: { url: exceptUrl } };
  const files = await tx.storedFile.findMany({ where, select: { id: true, key: true } });
  await tx.storedFile.deleteMany({ where: { id: { in: files.map(({ id }) => id) } } });
  return files.map(({ key }) => key);
}

/** A file that cannot be removed now has no row any more, so the hourly cleanup tries again. */
export async function removeFiles(keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await store()
      .remove(key)
      .catch((reason: unknown) => log.warn({ key, reason: String(reason) }, "file not removed"));
}

export const readFile = (key: string): Promise<Buffer | null> => store().get(key);

/**
 * Removes unused files: files older than an hour without a row, and rows whose URL is not used. A course picture may
 * wait a day between its upload and the saved form. `inUse` returns the URLs in use.
 */
export async function sweepFiles(at: Date, inUse: (urls: string[]) => Promise<Set<string>>): Promise<number> {
  const before = (hours: number) => new Date(at.getTime() - hours * HOUR_MS);
  const old = await db.storedFile.findMany({
    where: {
      OR: [
        { kind: "avatar", createdAt: { lt: before(1) } },
        { kind: "course-image", createdAt: { lt: before(24) } },
      ],
    },
    select: { id: true, url: true },
  });
  const usedUrls = await inUse(old.map(({ url }) => url));
  const unusedIds = old.filter(({ url }) => !usedUrls.has(url)).map(({ id }) => id);
  await db.storedFile.deleteMany({ where: { id: { in: unusedIds } } });
  const keys = (await store().list()).filter(({ storedAt }) => storedAt < before(1)).map(({ key }) => key);
  const owned = await db.storedFile.findMany({ where: { key: { in: keys } }, select: { key: true } });
  const ownedKeys = new Set(owned.map(({ key }) => key));
  const orphans = keys.filter((key) => !ownedKeys.has(key));
  await removeFiles(orphans);
  return orphans.length;
}
