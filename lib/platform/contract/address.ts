import type { Endpoint, Method } from "./endpoint";

/**
 * An endpoint as the browser needs it: its method and path. `endpoint` exists for the compiler only: hooks know the
 * contract's types, but the page does not load its shapes or zod.
 */
export type ClientEndpoint<E extends Endpoint> = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly file?: string | undefined;
  readonly endpoint: E;
};

export type EndpointRef = Endpoint | ClientEndpoint<Endpoint>;

/** The endpoint type behind either form. */
export type EndpointOf<C extends EndpointRef> = C extends { endpoint: infer E extends Endpoint }
  ? E
  : C extends Endpoint
    ? C
    : never;

/**
 * `clientEndpoint<typeof contract.getCourse>("GET", "/api/courses/{id}")`: the compiler rejects a wrong method or path.
 */
export const clientEndpoint = <E extends Endpoint>(
  method: E["method"],
  path: E["path"],
  ...file: E extends { file: infer F extends string } ? [file: F] : []
): ClientEndpoint<E> => ({ method, path, file: (file as string[])[0] }) as ClientEndpoint<E>;

/** The URL of a call, which is also its query key in the browser. */
export function addressOf(spec: Pick<Endpoint, "path">, input: { params?: object; query?: object } = {}): string {
  const params = (input.params ?? {}) as Record<string, string | number>;
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}).sort())
    if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
