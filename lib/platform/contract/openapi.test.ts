import { expect, test } from "vitest";
import * as z from "zod/mini";
import { endpoint } from "./endpoint";
import { openApiOf } from "./openapi";
import { idParams, pageNumber } from "./shapes";

const getThing = endpoint({
  method: "GET",
  path: "/api/things/{id}",
  summary: "A thing",
  access: "anyone",
  params: idParams(),
  query: z.object({ page: pageNumber }),
  response: z.object({ name: z.string() }),
});
const putThing = endpoint({
  method: "PUT",
  path: "/api/things/{id}",
  summary: "Changes a thing",
  access: "admin",
  params: idParams(),
  body: z.object({ name: z.string() }),
  response: z.object({ name: z.string() }),
});
const sendPicture = endpoint({
  method: "POST",
  path: "/api/things/picture",
  summary: "A picture",
  access: "user",
  file: "picture",
  response: z.object({}),
  status: 201,
});

const document = openApiOf({ things: { getThing, putThing, sendPicture } }) as Record<string, never> & {
  paths: Record<string, Record<string, object>>;
};

test("calls of one address stand together, with parameters, bodies and who may make them", () => {
  expect(document.paths["/api/things/{id}"]).toMatchObject({
    get: {
      operationId: "things.getThing",
      security: [],
      parameters: [
        { name: "id", in: "path", required: true, schema: { type: "string", pattern: "^[1-9][0-9]{0,9}$" } },
        { name: "page", in: "query", required: false },
      ],
      responses: { 200: { content: { "application/json": { schema: { required: ["name"] } } } } },
    },
    put: {
      security: [{ session: [] }],
      "x-access": "admin",
      requestBody: { content: { "application/json": { schema: { required: ["name"] } } } },
    },
  });
});

test("a file is a multipart body, and what creates answers 201", () => {
  expect(document.paths["/api/things/picture"]?.post).toMatchObject({
    requestBody: { content: { "multipart/form-data": { schema: { required: ["picture"] } } } },
    responses: { 201: {} },
  });
});
