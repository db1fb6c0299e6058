import { readFileSync, writeFileSync } from "node:fs";

// An outdated registry lacks the newest package of some platforms. npm then omits them from the lock file, and `npm ci`
// (npm 11) refuses its own lock. The entries written here are those that npm would have written, but without a hash.
const OS = ["aix", "android", "darwin", "freebsd", "linux", "netbsd", "openbsd", "sunos", "win32"];
const CPU = ["arm", "arm64", "ia32", "loong64", "ppc64", "riscv64", "s390x", "wasm32", "x64"];
const LIBC = { gnu: "glibc", glibc: "glibc", gnueabihf: "glibc", musl: "musl", musleabihf: "musl" };

/**
 * The optional packages that a lock file requires but does not list.
 * @param {{ packages: Record<string, { optionalDependencies?: Record<string, string>, dev?: boolean }> }} lock
 */
export function missingFromLock(lock) {
  return Object.entries(lock.packages).flatMap(([parent, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isListed(lock, parent, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

function isListed(lock, parent, name) {
  const place = parent ? `${parent}/node_modules/${name}` : `node_modules/${name}`;
  if (lock.packages[place]) return true;
  if (!parent) return false;
  return isListed(lock, parent.slice(0, Math.max(0, parent.lastIndexOf("/node_modules/"))), name);
}

function entryFor({ name, version, dev }) {
  if (!/^\d/.test(version)) throw new Error(`${name} is required as ${version}: add it to the lock file by hand.`);
  const words = name.split(/[/-]/);
  const oneOf = (known) => words.filter((word) => known.includes(word)).slice(0, 1);
  const [os, cpu] = [oneOf(OS), oneOf(CPU)];
  const libc = os.includes("linux") ? words.flatMap((word) => LIBC[word] ?? []) : [];
  return {
    version,
    ...(cpu.length && { cpu }),
    ...(dev && { dev }),
    ...(libc.length && { libc }),
    optional: true,
    ...(os.length && { os }),
  };
}

if (process.argv[1] === import.meta.filename) {
  const lock = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const missing = missingFromLock(lock);
  for (const one of missing) lock.packages[`node_modules/${one.name}`] = entryFor(one);
  const sorted = Object.entries(lock.packages).sort(([one], [other]) => one.localeCompare(other, "en"));
  if (missing.length > 0) {
    writeFileSync(
      "package-lock.json",
      `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`,
    );
  }
  console.log(`${missing.length} added`);
}
