import { connect, createServer } from "node:net";

const AROUND = /^\s*(begin|commit|rollback|savepoint|release|deallocate)\b/i;
const text = (buffer, from) => buffer.toString("utf8", from, buffer.indexOf(0, from));

/** A proxy between the app and Postgres that counts executed statements, so that neither needs other settings. */
export async function countingProxy(databaseUrl) {
  const target = new URL(databaseUrl);
  const heard = [];
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const listener = listening((statement, values) => heard.push({ statement, values }));
    near.on("data", (chunk) => {
      listener(chunk);
      far.write(chunk);
    });
    far.pipe(near);
    near.on("close", () => far.destroy());
    for (const socket of [near, far]) socket.setNoDelay(true).on("error", () => near.destroy());
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const told = () => heard.splice(0).filter(({ statement }) => !AROUND.test(statement));
  const url = new URL(databaseUrl);
  url.port = String(server.address().port);
  return {
    url: url.href,
    /** The statements since the last call, without BEGIN and COMMIT. */
    heard: () => told().map(({ statement }) => statement),
    /** The same with their bound values, for EXPLAIN. */
    told,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Reads the messages of one connection: simple queries, and executions of what was parsed and bound before. */
function listening(hear) {
  const statements = new Map();
  const portals = new Map();
  let rest = Buffer.alloc(0);
  let started = false;

  function take(type, body) {
    if (type === "Q") hear(text(body, 0), []);
    if (type === "P") statements.set(text(body, 0), text(body, body.indexOf(0) + 1));
    if (type === "B") portals.set(text(body, 0), { name: text(body, body.indexOf(0) + 1), values: valuesIn(body) });
    if (type === "E") {
      const { name, values = [] } = portals.get(text(body, 0)) ?? {};
      hear(statements.get(name) ?? "", values);
    }
  }

  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      // The first message of a connection has no type.
      const head = started ? 1 : 0;
      if (rest.length < head + 4) return;
      const length = rest.readInt32BE(head);
      if (rest.length < head + length) return;
      if (started) take(String.fromCharCode(rest[0]), rest.subarray(5, 1 + length));
      started = true;
      rest = rest.subarray(head + length);
    }
  };
}

/** The values of a Bind message: they follow two names and the formats, and are all text, as this driver sends them. */
function valuesIn(body) {
  let at = body.indexOf(0, body.indexOf(0) + 1) + 1;
  at += 2 + 2 * body.readInt16BE(at);
  const count = body.readInt16BE(at);
  at += 2;
  return Array.from({ length: count }, () => {
    const length = body.readInt32BE(at);
    const value = length < 0 ? null : body.toString("utf8", at + 4, at + 4 + length);
    at += 4 + Math.max(length, 0);
    return value;
  });
}
