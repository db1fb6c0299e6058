import { createHash } from "node:crypto";
import * as fs from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { connected } from "./database.mjs";
import { giveTreeTo, resolvePostgresHome } from "./postgres-home.mjs";

const FORMAT = 1;
// Files that a running server creates itself, or that belong to the current process.
const EXCLUDED = [
  /^postmaster\.(pid|opts)$/,
  /^server\.log$/,
  /^pg_(wal|replslot|dynshmem|notify|serial|snapshots|stat_tmp|subtrans)\/./,
  /(^|\/)pgsql_tmp/,
];
/** Without these files the restored database cannot be opened, and everybody would be signed out. */
const SECRETS = [
  "postgres-password",
  "postgres-app-password",
  "postgres-migrate-password",
  "auth-secret",
  "cron-secret",
];

/**
 * Writes `folder`/pacioli-<time>.tar.gz with the database, the uploads and the secrets of `dataDir`, and its SHA-256 in
 * a second file. The product may be used meanwhile: the archive has the state at the end of the database's copy.
 * `server` comes from startPostgres. Returns { file, bytes }.
 */
export async function archive(server, dataDir, folder) {
  const { create } = await import("tar");
  fs.mkdirSync(folder, { recursive: true });
  const draft = fs.mkdtempSync(path.join(folder, ".backup-"));
  const file = path.join(folder, `pacioli-${new Date().toISOString().slice(0, 19).replaceAll(":", "-")}.tar.gz`);
  try {
    await copyDatabase(server, path.join(draft, "postgres"));
    copyFolder(path.join(dataDir, "uploads"), path.join(draft, "uploads"));
    for (const name of SECRETS.filter((secret) => fs.existsSync(path.join(dataDir, secret))))
      fs.copyFileSync(path.join(dataDir, name), path.join(draft, name));
    const manifest = {
      format: FORMAT,
      madeAt: new Date().toISOString(),
      platform: `${process.platform}-${process.arch}`,
    };
    fs.writeFileSync(path.join(draft, "manifest.json"), JSON.stringify(manifest, null, 2));
    await create({ gzip: true, cwd: draft, file: `${file}.tmp`, portable: true, mode: 0o600 }, fs.readdirSync(draft));
    fs.chmodSync(`${file}.tmp`, 0o600);
    const sum = await sha256(`${file}.tmp`);
    fs.renameSync(`${file}.tmp`, file);
    fs.writeFileSync(`${file}.sha256`, `${sum}  ${path.basename(file)}\n`);
    return { file, bytes: fs.statSync(file).size };
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
    fs.rmSync(`${file}.tmp`, { force: true });
  }
}

/**
 * Unpacks an archive into a data folder without a database. Throws when the archive is damaged, and changes nothing
 * then.
 */
export async function unpack(file, dataDir) {
  const { extract } = await import("tar");
  await requireUndamaged(file);
  const home = resolvePostgresHome(dataDir);
  if (fs.readdirSync(home.data).length > 0)
    throw new Error(`${dataDir} already holds a database. Restore into an empty folder (DATA_DIR).`);
  const draft = fs.mkdtempSync(path.join(dataDir, ".restore-"));
  try {
    await extract({ file, cwd: draft, strict: true });
    requireReadable(JSON.parse(fs.readFileSync(path.join(draft, "manifest.json"), "utf8")));
    copyFolder(path.join(draft, "postgres"), home.data);
    fs.chmodSync(home.data, 0o700);
    giveTreeTo(home.account, home.data);
    copyFolder(path.join(draft, "uploads"), path.join(dataDir, "uploads"));
    for (const name of SECRETS.filter((secret) => fs.existsSync(path.join(draft, secret)))) {
      fs.copyFileSync(path.join(draft, name), path.join(dataDir, name));
      fs.chmodSync(path.join(dataDir, name), 0o600);
    }
  } finally {
    fs.rmSync(draft, { recursive: true, force: true });
  }
}

/** PostgreSQL's own backup method: changes during the copy are replayed from its log. */
async function copyDatabase(server, to) {
  await connected(server.adminUrl, async (client) => {
    // Keeps the log from the start of the copy until this connection ends.
    await client.query("select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)");
    await client.query("select pg_backup_start('pacioli', fast => true)");
    copyFolder(server.data, to, EXCLUDED);
    const { rows } = await client.query("select labelfile from pg_backup_stop(wait_for_archive => false)");
    fs.writeFileSync(path.join(to, "backup_label"), rows[0].labelfile);
    copyFolder(path.join(server.data, "pg_wal"), path.join(to, "pg_wal"), [/^archive_status\/./]);
  });
}

/** Ignores files that disappear during the copy: those of a running database, or a replaced upload. */
function copyFolder(from, to, leftOut = [], prefix = "") {
  if (!fs.existsSync(from)) return;
  fs.mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const entry of fs.readdirSync(from, { withFileTypes: true })) {
    const name = prefix + entry.name;
    if (leftOut.some((pattern) => pattern.test(name))) continue;
    const [source, target] = [from, to].map((folder) => path.join(folder, entry.name));
    if (entry.isDirectory()) copyFolder(source, target, leftOut, `${name}/`);
    else if (entry.isFile()) copyIfExists(source, target);
  }
}

function copyIfExists(from, to) {
  try {
    fs.copyFileSync(from, to);
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
}

async function requireUndamaged(file) {
  if (!fs.existsSync(file)) throw new Error(`There is no file ${file}.`);
  const proof = `${file}.sha256`;
  if (!fs.existsSync(proof))
    throw new Error(`${proof} is missing. Without it nobody can tell whether the archive is whole.`);
  if (fs.readFileSync(proof, "utf8").split(" ")[0] !== (await sha256(file)))
    throw new Error(`${file} is damaged: its checksum is not the one in ${path.basename(proof)}. Nothing was changed.`);
}

function requireReadable({ format, platform }) {
  if (format !== FORMAT) throw new Error(`The archive has format ${format}; this version reads ${FORMAT}.`);
  const ownPlatform = `${process.platform}-${process.arch}`;
  if (platform !== ownPlatform)
    throw new Error(
      `The archive was made on ${platform}; this is ${ownPlatform}. Restore it on a machine of that kind.`,
    );
}

async function sha256(file) {
  const hash = createHash("sha256");
  await pipeline(fs.createReadStream(file), hash);
  return hash.digest("hex");
}
