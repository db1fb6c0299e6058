import "server-only";
import { constants } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import path from "node:path";
import { UTApi, UTFile } from "uploadthing/server";

export type StoredObject = { key: string; storedAt: Date };

/** Files in UploadThing or in a folder. A key is random and says nothing about its owner. */
export type Store = {
  /** Resolves when the file is complete and synced to disk. Returns the URL for browsers. */
  put(key: string, bytes: Buffer, contentType: string): Promise<string>;
  /** Null when there is no such file. */
  get(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
  list(): Promise<StoredObject[]>;
};

const KEY = /^[0-9a-f]{32}\.webp$/;
const DRAFT = /^\.[0-9a-f]{32}\.webp\.tmp$/;

/** A local folder with 256 subfolders named by the first two letters: `ab/ab12….webp`. */
export function folderStore(root: string): Store {
  const folderOf = (key: string) => path.join(/*turbopackIgnore: true*/ root, key.replace(/^\./, "").slice(0, 2));
  const fileOf = (key: string) => path.join(/*turbopackIgnore: true*/ folderOf(key), key);
  return {
    async put(key, bytes) {
      const draft = path.join(/*turbopackIgnore: true*/ folderOf(key), `.${key}.tmp`);
      await mkdir(folderOf(key), { recursive: true });
      try {
        await writeSafely(draft, bytes);
        await rename(draft, fileOf(key));
      } catch (problem) {
        await rm(draft, { force: true }).catch(() => {});
        throw problem;
      }
      await syncFolder(folderOf(key));
      return `/uploads/${key.slice(0, 2)}/${key}`;
    },
    async get(key) {
      if (!KEY.test(key)) return null;
      // Symbolic links are not followed.
      const file = await open(fileOf(key), constants.O_RDONLY | constants.O_NOFOLLOW).catch(() => null);
      if (!file) return null;
      return file.readFile().finally(() => file.close());
    },
    remove: (key) => rm(fileOf(key), { force: true }),
    async list() {
      const names = await readdir(/*turbopackIgnore: true*/ root, { recursive: true }).catch(() => [] as string[]);
      const keys = names.map((name) => path.basename(name)).filter((name) => KEY.test(name) || DRAFT.test(name));
      const objects = keys.map(async (key) => {
        const stats = await stat(fileOf(key)).catch(() => null);
        return stats ? [{ key, storedAt: stats.mtime }] : [];
      });
      return (await Promise.all(objects)).flat();
    },
  };
}

async function writeSafely(file: string, bytes: Buffer): Promise<void> {
  const draft = await open(file, "w", 0o640);
  try {
    await draft.writeFile(bytes);
    await draft.sync();
  } finally {
    await draft.close();
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

const LISTED_AT_ONCE = 500;
/** The cleanup runs every hour, so files beyond this number are found later. */
const MOST_LISTED = 50_000;

/** UploadThing with our own keys, so that no other file of the account is touched. */
export function uploadThingStore(token: string): Store {
  const api = new UTApi({ token });
  const byKey = { keyType: "customId" } as const;
  return {
    async put(key, bytes, contentType) {
      const file = new UTFile([new Uint8Array(bytes)], key, { type: contentType, customId: key });
      const { data, error } = await api.uploadFiles(file);
      if (error) throw new Error(`UploadThing: ${error.code}`);
      return data.ufsUrl;
    },
    // Browsers load these files from UploadThing directly.
    get: async () => null,
    async remove(key) {
      await api.deleteFiles(key, byKey);
    },
    async list() {
      const objects: StoredObject[] = [];
      for (let offset = 0; offset < MOST_LISTED; offset += LISTED_AT_ONCE) {
        const { files, hasMore } = await api.listFiles({ limit: LISTED_AT_ONCE, offset });
        for (const { customId, uploadedAt } of files)
          if (customId && KEY.test(customId)) objects.push({ key: customId, storedAt: new Date(uploadedAt) });
        if (!hasMore) break;
      }
      return objects;
    },
  };
}
