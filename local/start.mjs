// Everything else is loaded after this check, so that an old Node prints a sentence instead of a syntax error.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Pacioli needs Node.js 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

const { supervise } = await import("./supervisor.mjs");
await supervise(process.argv.slice(2));
