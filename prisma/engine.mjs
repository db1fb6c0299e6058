#!/usr/bin/env node
// Prisma's CLI starts its schema engine as a program and speaks JSON-RPC with it, one message a line. The native program
// is a download; this one does the same with the engine's WebAssembly form, which npm installs. See prisma.config.ts.
import { createInterface } from "node:readline";
import { tsImport } from "tsx/esm/api";

const { startEngine } = await tsImport("../scripts/schema-engine.ts", import.meta.url);

/** Where the CLI's name for a request differs from the engine's. */
const NAMES = { getDatabaseVersion: "version" };

const { url } = JSON.parse(optionOf("--datasource") ?? "{}");
if (!url) fail("P1012", "Set DATABASE_URL (and DIRECT_URL, where another role owns the tables).");
if (process.argv.includes("cli")) await once(process.argv.at(-1));
else await serve();

function optionOf(option) {
  const at = process.argv.indexOf(option);
  return at === -1 ? undefined : process.argv[at + 1];
}

/** Commands that the CLI runs before it starts the engine. */
async function once(command) {
  if (command !== "can-connect-to-database") fail("P1000", `This engine does not know '${command}'.`);
  try {
    const { engine, close } = await startEngine(url);
    await engine.version();
    await close();
  } catch (error) {
    fail("P1001", `The database cannot be reached: ${error.message || error.code}`);
  }
}

function fail(code, message) {
  const fields = { is_panic: false, error_code: code, message };
  // The CLI skips the first line, in which the native engine greets.
  process.stderr.write(`\n${JSON.stringify({ level: "ERROR", fields, target: "schema_engine::logger" })}\n`);
  process.exit(1);
}

async function serve() {
  const { engine, close } = await startEngine(url);
  for await (const line of createInterface({ input: process.stdin })) {
    const { id, method, params } = JSON.parse(line);
    // A line without a method is the CLI's reply to `print`.
    if (!method) continue;
    const response = await answer(engine, method, params);
    if (response.result?.stdout) send({ id: 0, method: "print", params: { content: response.result.stdout } });
    send({ id, ...response });
  }
  await close();
}

function send(message) {
  process.stdout.write(`${JSON.stringify({ jsonrpc: "2.0", ...message })}\n`);
}

async function answer(engine, method, params) {
  const name = NAMES[method] ?? method;
  if (typeof engine[name] !== "function") return errorOf(`This engine does not know '${method}'.`);
  try {
    return { result: (await engine[name](params)) ?? null };
  } catch (error) {
    return errorOf(error.message, error.code);
  }
}

function errorOf(message, code) {
  const data = { is_panic: false, message, meta: null, ...(code && { error_code: code }) };
  return { error: { code: 4466, message, data } };
}
