import type { Endpoint, Method } from "./contract";

/**
 * An endpoint as the browser needs it: where and how. `of` is there for the compiler only, so that hooks know the
 * contract's shapes without carrying them, and the library they are made with, to every page.
 */
export type Call<E extends Endpoint> = {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly file?: string | undefined;
  readonly of: E;
};

export type Callable = Endpoint | Call<Endpoint>;

/** The endpoint behind either form. */
export type Of<C extends Callable> = C extends { of: infer E extends Endpoint } ? E : C extends Endpoint ? C : never;

/** `at<typeof contract.getCourse>("GET", "/api/courses/{id}")`: the compiler refuses another method or address. */
export const at = <E extends Endpoint>(
  method: E["method"],
  path: E["path"],
  ...file: E extends { file: infer F extends string } ? [file: F] : []
): Call<E> => ({ method, path, file: (file as string[])[0] }) as Call<E>;

/** The address of a call, which is also its key in the browser's cache. */
export function addressOf(spec: Pick<Endpoint, "path">, input: { params?: object; query?: object } = {}): string {
  const params = (input.params ?? {}) as Record<string, string | number>;
  const path = spec.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}).sort())
    if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${path}?${search}` : path;
}
