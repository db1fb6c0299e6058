import { contracts } from "@/lib/contracts";
import type { Access, Limit, Method } from "@/lib/platform/contract/endpoint";
import { openApiOf } from "@/lib/platform/contract/openapi";
import { type Schema, shapeInWords } from "./shape";

type Content = { content?: Record<string, { schema: Schema }> };
type Operation = { requestBody?: Content; responses: Record<string, Content> };

export type Call = {
  anchor: string;
  method: Method;
  path: string;
  summary: string;
  who: string;
  limit?: string;
  body?: string;
  /** The content type of the body. */
  media?: string;
  status: number;
  answer: string;
};

const WHO: Record<Access, string> = { anyone: "Anyone", user: "Signed in", admin: "Admins" };

/** All endpoints by domain, read from the OpenAPI document. */
export function reference(): [domain: string, calls: Call[]][] {
  const document = openApiOf(contracts) as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(contracts).map(([domain, endpoints]) => [
    domain,
    Object.entries(endpoints).map(([name, endpoint]) => {
      const { method, path, summary, access, limit, status = 200 } = endpoint;
      const operation = document.paths[path]?.[method.toLowerCase()];
      const [media, sent] = Object.entries(operation?.requestBody?.content ?? {})[0] ?? [];
      const [, answered] = Object.entries(operation?.responses[status]?.content ?? {})[0] ?? [];
      return {
        anchor: `${domain}.${name}`,
        method,
        path,
        summary,
        who: WHO[access],
        ...(limit ? { limit: ("points" in limit ? [limit] : limit).map(limitInWords).join(", ") } : {}),
        ...(sent ? { body: shapeInWords(sent.schema), media } : {}),
        status,
        answer: shapeInWords(answered?.schema ?? {}),
      };
    }),
  ]);
}

const limitInWords = ({ points, seconds }: Limit) =>
  seconds % 60 === 0
    ? `${points} in ${seconds === 60 ? "a minute" : `${seconds / 60} minutes`}`
    : `${points} in ${seconds} seconds`;
