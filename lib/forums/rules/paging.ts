export const POSTS_PAGE = 20;
/** Nobody pages further than this; such a page is empty and costs nothing. */
const LAST_PAGE = 10_000;

/** How many come before a page, or null beyond the last page that is looked for. */
export const beforePage = (page: number): number | null => (page > LAST_PAGE ? null : (page - 1) * POSTS_PAGE);

/** At least one, so that an empty list has a first page. */
export const pagesOf = (total: number): number => Math.max(1, Math.ceil(total / POSTS_PAGE));

/** The page that contains the nth entry of a list; both are counted from 1. */
export const pageOf = (position: number): number => pagesOf(position);

/** Full pages only can have a next one, and only while something is left. */
export const hasNext = (page: number, shown: number, total: number): boolean =>
  shown >= POSTS_PAGE && page < pagesOf(total);

/** The numbers that a pager offers: the first, the last, and those beside the current one; null for what is left out. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, last])].filter((one) => one >= 1 && one <= last);
  return shown.flatMap((one, at) => {
    const gap = one - (shown[at - 1] ?? 0);
    if (gap === 2) return [one - 1, one];
    return gap > 2 ? [null, one] : [one];
  });
}

/** The address of a page of a list; the first needs no number. */
export function pageAddress(path: string, page: number, more: Record<string, string | undefined> = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(more)) if (value) search.set(name, value);
  if (page > 1) search.set("page", String(page));
  return search.size > 0 ? `${path}?${search}` : path;
}

export const postAddress = (threadId: number, post: { id: number; position: number }): string =>
  `${pageAddress(`/community/thread/${threadId}`, pageOf(post.position))}#post-${post.id}`;
