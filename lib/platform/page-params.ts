import "server-only";
import { notFound } from "next/navigation";
import * as z from "zod/mini";
import { Problem } from "./problem";
import { idParams, MAX_INT4, pageNumber } from "./shapes";

/** The id in a page's address; a page for what cannot exist is the not-found page beside it. */
export function pageId(raw: string): number {
  const { data } = z.safeParse(idParams(), { id: raw });
  if (!data || data.id > MAX_INT4) notFound();
  return data.id;
}

/** The page in an address; whatever is none is the first. */
export const pageOfList = (raw: string | string[] | undefined): number => z.safeParse(pageNumber, raw).data ?? 1;

/** What the API answers with 404 is the not-found page. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (thrown) {
    if (thrown instanceof Problem && thrown.code === "not_found") notFound();
    throw thrown;
  }
}
