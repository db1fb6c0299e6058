import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import { listeningPort } from "./ports.mjs";

const CLIENT = { id: "pacioli-local", secret: "a-secret-for-local-use" };

/**
 * Stands in for Google and Microsoft: an OpenID Connect provider with the authorization code flow and PKCE, which signs
 * everybody in at once as the person set by `become`. `control` makes it fail.
 */
export async function startOidc({ port = 0 } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = { ...publicKey.export({ format: "jwk" }), kid: "local", alg: "RS256", use: "sig" };
  const codes = new Map();
  const accesses = new Map();
  let claims = { sub: "1", email: "nobody@example.test", email_verified: true, name: "Nobody" };
  let mode = "ok";
  let issuer = "";

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", issuer);
    const json = (body, status = 200) => {
      response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
    };
    if (mode === "down") return json({ error: "temporarily_unavailable" }, 503);
    if (url.pathname === "/.well-known/openid-configuration") return json(discovery(issuer));
    if (url.pathname === "/jwks") return json({ keys: [jwk] });
    if (url.pathname === "/authorize") return authorize(url, response);
    if (url.pathname === "/token") return json(...token(await formOf(request), request.headers.authorization));
    if (url.pathname === "/userinfo") return json(...userinfo(request.headers.authorization));
    return json({ error: "not_found" }, 404);
  });

  /** As if the person had pressed 'Allow', or 'Cancel' in the mode `cancel`. */
  function authorize({ searchParams }, response) {
    const params = Object.fromEntries(searchParams);
    const back = new URL(params.redirect_uri);
    if (params.state) back.searchParams.set("state", params.state);
    if (mode === "cancel") back.searchParams.set("error", "access_denied");
    else {
      const code = randomBytes(16).toString("hex");
      codes.set(code, { params, claims });
      back.searchParams.set("code", code);
    }
    response.writeHead(302, { Location: back.href }).end();
  }

  function token(form, authorization) {
    const grant = codes.get(form.code);
    codes.delete(form.code);
    if (!grant || !isClient(form, authorization) || !isVerifier(form.code_verifier, grant.params.code_challenge))
      return [{ error: "invalid_grant" }, 400];
    const now = Math.floor(Date.now() / 1000);
    const nonce = grant.params.nonce ? { nonce: grant.params.nonce } : {};
    const payload = { iss: issuer, aud: CLIENT.id, iat: now, exp: now + 300, ...nonce, ...grant.claims };
    const access = randomBytes(16).toString("hex");
    accesses.set(access, grant.claims);
    return [{ access_token: access, token_type: "Bearer", id_token: signed(payload, privateKey) }];
  }

  function userinfo(authorization = "") {
    const user = accesses.get(authorization.replace(/^Bearer /, ""));
    return user ? [user] : [{ error: "invalid_token" }, 401];
  }

  await once(server.listen(port, "127.0.0.1"), "listening");
  issuer = `http://127.0.0.1:${listeningPort(server)}`;
  return {
    issuer,
    client: CLIENT,
    /** Who signs in from now on. */
    become: (next) => {
      claims = next;
    },
    /** 'ok', 'cancel' or 'down'. */
    control: (next) => {
      mode = next.mode;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve(undefined))),
  };
}

const discovery = (issuer) => ({
  issuer,
  authorization_endpoint: `${issuer}/authorize`,
  token_endpoint: `${issuer}/token`,
  userinfo_endpoint: `${issuer}/userinfo`,
  jwks_uri: `${issuer}/jwks`,
  response_types_supported: ["code"],
  subject_types_supported: ["public"],
  id_token_signing_alg_values_supported: ["RS256"],
  code_challenge_methods_supported: ["S256"],
});

async function formOf(request) {
  let text = "";
  for await (const chunk of request) text += chunk;
  return Object.fromEntries(new URLSearchParams(text));
}

function isClient(form, authorization) {
  const [id, secret] = authorization
    ? Buffer.from(authorization.replace(/^Basic /, ""), "base64")
        .toString()
        .split(":")
        .map(decodeURIComponent)
    : [form.client_id, form.client_secret];
  return id === CLIENT.id && secret === CLIENT.secret;
}

const isVerifier = (verifier, challenge) =>
  !challenge ||
  createHash("sha256")
    .update(verifier ?? "")
    .digest("base64url") === challenge;

function signed(payload, key) {
  const part = (value) => Buffer.from(JSON.stringify(value)).toString("base64url");
  const text = `${part({ alg: "RS256", typ: "JWT", kid: "local" })}.${part(payload)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(key, "base64url")}`;
}
