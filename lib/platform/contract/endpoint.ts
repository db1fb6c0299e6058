import * as z from "zod/mini";

// The content security policy forbids eval. Without this, zod would try it and cause a violation report.
if (typeof window !== "undefined") z.config({ jitless: true });

export type Shape = z.ZodMiniType;
export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type Access = "anyone" | "user" | "admin";

/** At most `points` calls in `seconds`, counted per user, or per address when signed out. */
export type Limit = { points: number; seconds: number };

/** One call of the API. Handlers, browser calls, forms, tests and the OpenAPI document all use this definition. */
export type Endpoint = {
  method: Method;
  /** `{name}` stands for a parameter: `/api/courses/{id}`. */
  path: `/api/${string}`;
  summary: string;
  access: Access;
  params?: Shape;
  query?: Shape;
  body?: Shape;
  /** The body may be missing; it then counts as `{}`. */
  bodyOptional?: boolean;
  /** The field name of the file in a multipart body, instead of `body`. */
  file?: string;
  response: Shape;
  /** For a download: the response is the file's text. The handler sets its name in `Content-Disposition`. */
  media?: "text/csv";
  /** 201 when something is created. A handler may set another status with `respond`. */
  status?: 200 | 201;
  /** All of several limits apply, such as a few a minute and some an hour. */
  limit?: Limit | readonly Limit[];
  /** Replaces `limit` during the first day of an account. */
  newAccountLimit?: readonly Limit[];
  /**
   * Polled by every open tab: the read looks up the session in its own single statement and returns null when nobody is
   * signed in.
   */
  polled?: boolean;
  /** For an expensive or sensitive read: refused to pages of other sites, as writes are. */
  sameOriginOnly?: boolean;
  /** Responses carry an ETag, and a matching request gets 304. */
  etag?: boolean;
  /** A repeated request with the same Idempotency-Key creates nothing new and gets the same response. */
  idempotent?: boolean;
  /** The message for an id that cannot exist. */
  notFoundMessage?: string;
  /** In bytes; 64 kB by default. */
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

/** What a caller passes. Ids and query values may have any type that fits in a URL. */
export type CallInput<E extends Endpoint> = InputField<
  "params",
  Params<E> extends undefined ? undefined : AddressValues<Params<E>>
> &
  QueryInput<Query<E>> &
  InputField<"body", InputOf<Part<E, "body">>> &
  (E extends { file: string } ? { file: File } : { file?: undefined }) & {
    /** Distinguishes two presses with the same content; without it, equal content is the same press. */
    press?: string;
  };
