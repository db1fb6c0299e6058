import { randomUUID } from "node:crypto";
import { errorResponse } from "@/lib/platform/errors";
import { notFound } from "@/lib/platform/problem";

const missing = () => errorResponse(notFound("There is no such address."), randomUUID());

export { missing as DELETE, missing as GET, missing as OPTIONS, missing as PATCH, missing as POST, missing as PUT };
