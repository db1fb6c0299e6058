import { randomBytes } from "node:crypto";
import { addressOf } from "@/lib/platform/contract/address";
import type { CallInput, Endpoint, ResponseOf } from "@/lib/platform/contract/endpoint";
import { db, type Prisma } from "@/lib/platform/database/db";
import { hashOf } from "@/lib/platform/process/secrets";
import { sessionCookie } from "@/lib/platform/server/session";
import { respond } from "./routes";

export type ApiResponse<T> = {
  status: number;
  headers: Headers;
  body: T;
  /** Set in error responses. */
  code: string | undefined;
  message: string | undefined;
  fields: Record<string, string> | undefined;
};

type Names = Record<string, string>;
type Raw = Omit<RequestInit, "headers"> & { headers?: Names };

let addresses = 0;

/** A user with a browser, signed in or not. */
export class Caller {
  readonly address = `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`;

  constructor(public session?: string) {}

  /** A typed call, sent as by a browser on one of our own pages. */
  call<const E extends Endpoint>(
    spec: E,
    ...[input]: object extends CallInput<E> ? [input?: CallInput<E>] : [input: CallInput<E>]
  ): Promise<ApiResponse<ResponseOf<E>>> {
    const { params, query, body } = (input ?? {}) as { params?: object; query?: object; body?: unknown };
    return this.send(spec.method, addressOf(spec, { params, query } as { params?: object; query?: object }), body);
  }

  /** The same without types, for addresses and bodies that the contract does not allow. */
  send<T = unknown>(method: string, address: string, body?: unknown, init: Raw = {}): Promise<ApiResponse<T>> {
    const text = body === undefined ? null : JSON.stringify(body);
    const length: Names = text === null ? {} : { "content-length": String(Buffer.byteLength(text)) };
    const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", ...length, ...init.headers };
    return this.raw(method, address, { body: text, ...init, headers });
  }

  async raw<T = unknown>(method: string, address: string, { headers, ...init }: Raw = {}): Promise<ApiResponse<T>> {
    const cookie: Names = this.session ? { cookie: `${sessionCookie()}=${this.session}` } : {};
    const request = new Request(new URL(address, process.env.APP_URL), {
      ...init,
      method,
      headers: { ...cookie, "x-forwarded-for": this.address, ...headers },
    });
    const response = await respond(request);
    const text = await response.text();
    const isJson = text !== "" && !response.headers.get("content-type")?.startsWith("text/");
    const body = isJson ? JSON.parse(text) : text || undefined;
    const { code, message, fields } = response.ok ? {} : (body ?? {});
    return { status: response.status, headers: response.headers, body, code, message, fields };
  }
}

export class Person extends Caller {
  constructor(
    readonly id: string,
    readonly email: string,
    session: string,
  ) {
    super(session);
  }

  /** A second browser of the same user. */
  async elsewhere(): Promise<Person> {
    return new Person(this.id, this.email, await sessionFor(this.id));
  }
}

export const visitor = () => new Caller();

async function sessionFor(userId: string): Promise<string> {
  const value = randomBytes(32).toString("base64url");
  await db.session.create({ data: { userId, sessionToken: hashOf(value), expires: new Date("2100-01-01") } });
  return value;
}

const PREMIUM = { subscriptionStatus: "active", subscriptionTier: "premium", subscriptionSource: "stripe" };

const CAST: Record<string, Partial<Prisma.UserCreateInput>> = {
  ada: { name: "Ada Moreau" },
  grace: { name: "Grace Okafor", ...PREMIUM },
  linus: { name: "Linus Berg" },
  root: { name: "Root Administrator", isAdmin: true },
};

/** A new account with this name and a session: ada is free, grace has Premium, root is an admin. */
export async function person(name: string, data: Partial<Prisma.UserCreateInput> = {}): Promise<Person> {
  const unique = `${name}-${randomBytes(4).toString("hex")}`;
  const account = { username: unique, email: `${unique}@example.test`, name, ...CAST[name], ...data };
  const { id, email } = await db.user.create({ data: account });
  return new Person(id, email, await sessionFor(id));
}
