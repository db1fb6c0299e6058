import { randomUUID } from "node:crypto";
import { notFound } from "@/lib/platform/contract/problem";
import { errorResponse } from "@/lib/platform/server/errors";

const missing = () => errorResponse(notFound("There is no such address."), randomUUID());

export { missing as DELETE, missing as GET, missing as OPTIONS, missing as PATCH, missing as POST, missing as PUT };
