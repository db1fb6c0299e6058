import "server-only";
import { notFound } from "next/navigation";
import * as z from "zod/mini";
import { Problem } from "../contract/problem";
import { idParams, MAX_INT4, pageNumber, queryId } from "../contract/shapes";

/** The id in a page's URL. An impossible id shows the not-found page. */
export function pageId(raw: string): number {
  const { data } = z.safeParse(idParams(), { id: raw });
  if (!data || data.id > MAX_INT4) notFound();
  return data.id;
}

/** The page number in a URL; 1 when it is not valid. */
export const pageOfList = (raw: string | string[] | undefined): number => z.safeParse(pageNumber, raw).data ?? 1;

/** The id in a filter of a URL; undefined when it is not valid. */
export const idOfFilter = (raw: string | string[] | undefined): number | undefined => z.safeParse(queryId, raw).data;

/** Shows the not-found page when the read throws 404. */
export async function orNotFound<T>(read: Promise<T>): Promise<T> {
  try {
    return await read;
  } catch (thrown) {
    if (thrown instanceof Problem && thrown.code === "not_found") notFound();
    throw thrown;
  }
}
