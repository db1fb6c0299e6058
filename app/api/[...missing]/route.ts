import { randomUUID } from "node:crypto";
import { answerTo } from "@/lib/platform/fault";
import { notFound } from "@/lib/platform/problem";

const missing = () => answerTo(notFound("There is no such address."), randomUUID());

export { missing as DELETE, missing as GET, missing as OPTIONS, missing as PATCH, missing as POST, missing as PUT };
