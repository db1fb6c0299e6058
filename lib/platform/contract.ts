import * as z from "zod/mini";

// A page's security policy forbids eval; zod would try it, fall back, and leave a violation in the console.
if (typeof window !== "undefined") z.config({ jitless: true });

export type Shape = z.ZodMiniType;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Access = "anyone" | "user" | "admin";

/** At most `points` calls in `seconds`, counted for the user, or for the address of somebody signed out. */
export type Limit = { points: number; seconds: number };

/** One call of the API, said once: handlers, browser calls, forms, tests and the OpenAPI document all read it. */
export type Endpoint = {
  method: Method;
  /** `{name}` stands for a parameter: `/api/courses/{id}`. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  /** The call may come without a body, which then counts as `{}`. */
  bodyOptional?: boolean;
  /** The name of the one file of a multipart body, instead of `body`. */
  file?: string;
  response: Shape;
  /** For a file: the answer is its text. The handler names it in a `Content-Disposition` header. */
  media?: "text/csv";
  /** 201 where something is created; a handler may still respond otherwise with `respond`. */
  status?: 200 | 201;
  /** Several hold together: a few a minute, some an hour. */
  limit?: Limit | readonly Limit[];
  /** Instead of `limit`, for an account in its first day. */
  newAccountLimit?: readonly Limit[];
  /**
   * Asked for again and again by every open tab: the read itself looks the session up, in the one statement there is,
   * and answers null when nobody is signed in.
   */
  polled?: boolean;
  /** For a read that costs something or says much: like a write, it is refused to another site's page. */
  sameOriginOnly?: boolean;
  /** Answers carry an ETag and a repeat of it gets 304. */
  etag?: boolean;
  /** The same request again, with the same Idempotency-Key, makes nothing more and is answered alike. */
  idempotent?: boolean;
  /** The sentence for an id that cannot exist. */
  notFoundMessage?: string;
  /** In bytes; 64 kB unless said. */
  maxBody?: number;
};

export function endpoint<const E extends Endpoint>(spec: E): E {
  return spec;
}

type OutputOf<S> = S extends Shape ? z.output<S> : undefined;
type InputOf<S> = S extends Shape ? z.input<S> : undefined;
type Part<E extends Endpoint, K extends "params" | "query" | "body"> = E extends { [P in K]: infer S } ? S : undefined;

export type Params<E extends Endpoint> = OutputOf<Part<E, "params">>;
export type Query<E extends Endpoint> = OutputOf<Part<E, "query">>;
export type Body<E extends Endpoint> = OutputOf<Part<E, "body">>;
export type ResponseOf<E extends Endpoint> = z.output<E["response"]>;

type AddressValues<T> = { [K in keyof T]: string | number };
type InputField<K extends string, T> = T extends undefined ? { [P in K]?: undefined } : { [P in K]: T };
type QueryInput<T> = T extends undefined ? { query?: undefined } : { query?: Partial<AddressValues<T>> };

/** What a caller hands over: ids and query values in any form that can stand in an address. */
export type Input<E extends Endpoint> = InputField<
  "params",
  Params<E> extends undefined ? undefined : AddressValues<Params<E>>
> &
  QueryInput<Query<E>> &
  InputField<"body", InputOf<Part<E, "body">>> &
  (E extends { file: string } ? { file: File } : { file?: undefined }) & {
    /** Tells two presses with the same content apart; else the content is the press. */
    press?: string;
  };
