import { execFileSync } from "node:child_process";
import { chownSync, existsSync, readdirSync } from "node:fs";
import path from "node:path";

/**
 * PostgreSQL's server package, which has programs that the one from npm lacks. Its data goes into folders in `folder`.
 */
export function debianPostgres(folder) {
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid() === 0;
  if (isRoot) chownSync(folder, ...ownerOf("postgres"));
  /** The program and its arguments, for `execFile`. */
  const command = (program, args) =>
    isRoot
      ? ["runuser", ["-u", "postgres", "--", path.join(programs(), program), ...args]]
      : [path.join(programs(), program), args];
  const run = (program, ...args) => execFileSync(...command(program, args), { stdio: "ignore" });
  return {
    command,
    run,
    initialise: (data) => run("initdb", "-D", data, "-U", "postgres", "--auth=trust", "-E", "UTF8", "--locale=C"),
    start: (data, port) =>
      run("pg_ctl", "start", "-w", "-D", data, "-l", `${data}.log`, "-o", `-p ${port} -k ${folder}`),
    stop(data) {
      if (!existsSync(path.join(data, "postmaster.pid"))) return;
      try {
        run("pg_ctl", "stop", "-m", "immediate", "-D", data);
      } catch {
        // It was killed.
      }
    },
  };
}

/** Debian keeps the programs of each version in a folder of its own. */
export function programs() {
  const base = "/usr/lib/postgresql";
  if (!existsSync(base)) return "";
  return path.join(base, readdirSync(base).sort((a, b) => Number(b) - Number(a))[0], "bin");
}

const ownerOf = (user) => ["-u", "-g"].map((flag) => Number(execFileSync("id", [flag, user], { encoding: "utf8" })));
