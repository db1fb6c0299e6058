import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { node, quietly } from "./command.mjs";
import { ROOT } from "./settings.mjs";

/** Installs what the lock file names and generates the Prisma client, each only when it is missing or stale. */
export async function provide(running, { dev = false } = {}) {
  const done = [];
  if (!isInstalled({ dev })) {
    running("installing packages, about a minute");
    await npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
    done.push("installed");
  }
  if (!isGenerated()) {
    running("generating the database client");
    await node(["node_modules/prisma/build/index.js", "generate"]);
    done.push("database client generated");
  }
  return done.join(", ") || "up to date";
}

/** npm stores a copy of the lock file that it installed from in node_modules. */
function isInstalled({ dev }) {
  const required = packagesIn("package-lock.json");
  const installed = packagesIn("node_modules/.package-lock.json");
  return Object.entries(required).every(([name, entry]) => {
    if (name === "" || entry.link) return true;
    const current = installed[name];
    if (current) return current.version === entry.version;
    return entry.optional || entry.devOptional || entry.peer || (entry.dev && !dev);
  });
}

function packagesIn(name) {
  const file = path.join(ROOT, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")).packages : {};
}

// The project's install script does this too, but scripts may be disabled.
function isGenerated() {
  const client = path.join(ROOT, "prisma/generated/client.ts");
  const models = path.join(ROOT, "prisma/models");
  const sources = [
    ...readdirSync(models).map((name) => path.join(models, name)),
    path.join(ROOT, "prisma/schema.prisma"),
  ];
  return existsSync(client) && sources.every((file) => statSync(file).mtimeMs <= statSync(client).mtimeMs);
}

function npm(args) {
  const script = process.env.npm_execpath;
  if (script?.endsWith(".js")) return node([script, ...args]);
  return quietly("npm", args, { shell: process.platform === "win32" });
}
