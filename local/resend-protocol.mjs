import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

const refusal = (statusCode, name, message) => ({ status: statusCode, json: { statusCode, name, message } });

/** POST /emails and /emails/batch with Resend's responses, and POST /control to make them fail. */
export function resendProtocol(mails) {
  const replies = new Map();
  let behaviour = { mode: "ok", delayMs: 0 };

  function control({ mode = "ok", delayMs = mode === "slow" ? 5000 : 0 }) {
    if (!["ok", "down", "slow", "gone"].includes(mode))
      return refusal(422, "validation_error", "mode: ok, down, slow, gone");
    behaviour = { mode, delayMs };
    return { json: behaviour };
  }

  async function handle(path, request, text) {
    const body = parsed(text);
    if (body === undefined) return refusal(400, "validation_error", "The body is not JSON");
    if (path === "/control") return control(body);
    if (path !== "/emails" && path !== "/emails/batch")
      return refusal(404, "not_found", "The requested endpoint does not exist");
    if (behaviour.delayMs) await pause(behaviour.delayMs);
    if (behaviour.mode === "gone") return { hangUp: true };
    if (behaviour.mode === "down") return refusal(500, "internal_server_error", "The mailbox was told to fail");
    return deliver(body, request, text);
  }

  function deliver(body, request, text) {
    if (!/^Bearer \S+/.test(request.headers.authorization ?? ""))
      return refusal(401, "missing_api_key", "Missing API Key");
    const key = request.headers["idempotency-key"];
    const earlier = key && replies.get(key);
    if (earlier && earlier.text !== text)
      return refusal(409, "invalid_idempotent_request", "Same idempotency key used with a different request payload");
    if (earlier) return earlier.reply;
    const missing = [body].flat().map(missingField).find(Boolean);
    if (missing) return refusal(422, "missing_required_field", `Missing \`${missing}\` field.`);
    const reply = { json: Array.isArray(body) ? { data: body.map(keep) } : keep(body) };
    if (key) replies.set(key, { text, reply });
    return reply;
  }

  function keep(mail) {
    const id = randomUUID();
    mails.keep(id, mail);
    return { id };
  }

  return { handle, control };
}

function missingField(mail) {
  const field = ["to", "from", "subject"].find((name) => !mail?.[name]?.length);
  return field ?? (mail.html || mail.text ? undefined : "html");
}

function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
