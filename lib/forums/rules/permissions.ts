type Asker = { id: string; isAdmin: boolean } | null | undefined;
type Owned = { userId: string | null };

/**
 * The thread's creator, and admins; any post, the opening one too: people write what solved it into their question,
 * and the thread is solved then.
 */
export const mayMarkAnswer = (asker: Asker, thread: Owned): boolean =>
  Boolean(asker && (asker.isAdmin || asker.id === thread.userId));

export const mayEditPost = (asker: Asker, post: Owned): boolean => Boolean(asker && asker.id === post.userId);

export const mayDeletePost = (asker: Asker, post: Owned): boolean =>
  mayEditPost(asker, post) || Boolean(asker?.isAdmin);

/** A locked thread takes no replies, from admins neither: they unlock it first. */
export const mayReply = (asker: Asker, thread: { isLocked: boolean }): boolean => Boolean(asker) && !thread.isLocked;
