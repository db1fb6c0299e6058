import * as z from "zod/mini";
import type { Endpoint, Shape } from "./endpoint";
import { STATUS } from "./problem";

type Json = Record<string, unknown>;

const schemaOf = (shape: Shape, io: "input" | "output"): Json => {
  const { $schema, $defs, ...schema } = z.toJSONSchema(shape, schemaOptions(io)) as Json;
  return schema;
};

const schemaOptions = (io: "input" | "output") => ({ io, unrepresentable: "any" as const });

/** Recursive shapes have a name in the registry and are referenced under `components`. */
const NAMED = "#/components/schemas/";

function namedSchemas(): Json {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { ...schemaOptions("output"), uri: (id) => `${NAMED}${id}` });
  return Object.fromEntries(Object.entries(schemas).map(([name, { $schema, $id, ...schema }]) => [name, schema]));
}

/** zod puts named shapes under `$defs` of each schema; the document has one place for all. */
const withNames = (document: Json): Json =>
  JSON.parse(JSON.stringify(document).replaceAll('"#/$defs/', `"${NAMED}`)) as Json;

const namesIn = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name as string);

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description: "The same request again, with the same key and within a day, makes nothing more and is answered alike.",
  schema: { type: "string", minLength: 1, maxLength: 200 },
};

function parametersOf(endpoint: Endpoint): Json[] {
  const params = endpoint.params ? (schemaOf(endpoint.params, "input").properties as Json | undefined) : {};
  const query = endpoint.query ? schemaOf(endpoint.query, "input") : { properties: {} };
  return [
    ...namesIn(endpoint.path).map((name) => ({
      name,
      in: "path",
      required: true,
      schema: params?.[name] ?? { type: "string" },
    })),
    ...Object.entries((query.properties as Json) ?? {}).map(([name, schema]) => ({
      name,
      in: "query",
      required: ((query.required as string[]) ?? []).includes(name),
      schema,
    })),
    ...(endpoint.idempotent ? [IDEMPOTENCY_KEY] : []),
  ];
}

function bodyOf(endpoint: Endpoint): Json {
  if (endpoint.file) {
    const schema = {
      type: "object",
      required: [endpoint.file],
      properties: { [endpoint.file]: { type: "string", format: "binary" } },
    };
    return { requestBody: { required: true, content: { "multipart/form-data": { schema } } } };
  }
  if (!endpoint.body) return {};
  return {
    requestBody: {
      required: !endpoint.bodyOptional,
      content: { "application/json": { schema: schemaOf(endpoint.body, "input") } },
    },
  };
}

function operationOf(name: string, domain: string, endpoint: Endpoint): Json {
  const parameters = parametersOf(endpoint);
  return {
    operationId: `${domain}.${name}`,
    summary: endpoint.summary,
    tags: [domain],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...bodyOf(endpoint),
    security: endpoint.access === "anyone" ? [] : [{ session: [] }],
    ...(endpoint.access === "admin" ? { "x-access": "admin" } : {}),
    responses: {
      [String(endpoint.status ?? 200)]: {
        description: "Done",
        content: { [endpoint.media ?? "application/json"]: { schema: schemaOf(endpoint.response, "output") } },
      },
      default: { $ref: "#/components/responses/Problem" },
    },
  };
}

const PROBLEM = {
  type: "object",
  required: ["error", "message", "code", "requestId"],
  properties: {
    error: { type: "string", description: "A sentence for a person" },
    message: { type: "string", description: "The same sentence" },
    code: { type: "string", enum: Object.keys(STATUS) },
    requestId: { type: "string" },
    fields: { type: "object", additionalProperties: { type: "string" }, description: "A sentence for each field" },
    newer: { type: "object", description: "What is stored now, instead of what this change was based on" },
  },
};

/** The OpenAPI 3.1 document of all endpoints. */
export function openApiOf(contracts: Record<string, Record<string, Endpoint>>): Json {
  const paths: Record<string, Json> = {};
  for (const [domain, endpoints] of Object.entries(contracts))
    for (const [name, endpoint] of Object.entries(endpoints))
      paths[endpoint.path] = {
        ...paths[endpoint.path],
        [endpoint.method.toLowerCase()]: operationOf(name, domain, endpoint),
      };
  return withNames({
    openapi: "3.1.0",
    info: {
      title: "Pacioli",
      version: "1",
      description:
        "The calls the Pacioli web application makes. Sign in through a magic link; the session is a cookie.",
    },
    tags: Object.keys(contracts).map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: { session: { type: "apiKey", in: "cookie", name: "session" } },
      schemas: { ...namedSchemas(), Problem: PROBLEM },
      responses: {
        Problem: {
          description: "A refusal, with a sentence for a person",
          content: { "application/json": { schema: { $ref: "#/components/schemas/Problem" } } },
        },
      },
    },
  });
}
