import { readdirSync } from "node:fs";
import path from "node:path";

type Handler = (request: Request, context: { params: Promise<Record<string, string | string[]>> }) => Promise<Response>;
export type RouteModule = Partial<Record<string, Handler>>;

/** Every route file below app/api, as `app/api/courses/[id]/route.ts`. */
export const routeFiles = (): string[] =>
  readdirSync("app/api", { recursive: true, encoding: "utf8" })
    .map((file) => `app/api/${file.replaceAll(path.sep, "/")}`)
    .filter((file) => file.endsWith("/route.ts"))
    .sort();

/** The address of a route file: `app/api/courses/[id]/route.ts` has `/api/courses/{id}`. */
export const pathOf = (file: string): string =>
  file
    .replace(/^app/, "")
    .replace(/\/route\.ts$/, "")
    .replace(/\[(\w+)\]/g, "{$1}");

export const load = (file: string): Promise<RouteModule> => import(/* @vite-ignore */ path.resolve(file));

let loadedRoutes: { file: string; parts: string[] }[] | undefined;
const knownRoutes = () =>
  (loadedRoutes ??= routeFiles().map((file) => ({ file, parts: pathOf(file).split("/").slice(1) })));

/** Chooses a route file as Next does: fixed names before parameters, catch-all last. */
function findRoute(pathname: string): { file: string; params: Record<string, string | string[]> } {
  const segment = pathname.split("/").slice(1);
  const exact = knownRoutes()
    .filter(({ parts }) => parts.length === segment.length && parts.every((part, index) => fits(part, segment[index])))
    .sort((a, b) => Number(a.file.includes("[")) - Number(b.file.includes("[")))[0];
  if (!exact && segment[1] === "auth" && segment.length > 2)
    return { file: "app/api/auth/[...nextauth]/route.ts", params: { nextauth: segment.slice(2) } };
  if (!exact) return { file: "app/api/[...missing]/route.ts", params: { missing: segment.slice(1) } };
  const named = exact.parts.flatMap((part, index) => (isNamed(part) ? [[part.slice(1, -1), segment[index]]] : []));
  return { file: exact.file, params: Object.fromEntries(named.map(([name, value]) => [name, decoded(value)])) };
}

const isNamed = (part: string) => part.startsWith("{");
const fits = (part: string, segment: string | undefined) => isNamed(part) || part === segment;

function decoded(value = ""): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/** Runs the handler that Next would run; HEAD runs GET, as in Next. */
export async function respond(request: Request): Promise<Response> {
  const { file, params } = findRoute(new URL(request.url).pathname);
  const module = await load(file);
  const handler = module[request.method === "HEAD" ? "GET" : request.method];
  if (!handler) return new Response(null, { status: 405 });
  return handler(request, { params: Promise.resolve(params) });
}
