type Asker = { id: string; isAdmin: boolean } | null | undefined;
type Owned = { userId: string | null };

/**
 * The thread's creator and admins may mark any post, including the first one: some people add the solution to their
 * question.
 */
export const mayMarkAnswer = (asker: Asker, thread: Owned): boolean =>
  Boolean(asker && (asker.isAdmin || asker.id === thread.userId));

/** The title of a thread: for who opened it, and for admins. */
export const mayRetitle = (asker: Asker, thread: Owned): boolean => mayMarkAnswer(asker, thread);

export const mayEditPost = (asker: Asker, post: Owned): boolean => Boolean(asker && asker.id === post.userId);

export const mayDeletePost = (asker: Asker, post: Owned): boolean =>
  mayEditPost(asker, post) || Boolean(asker?.isAdmin);

/** Earlier texts of a post; others see that it was edited. */
export const maySeeVersions = (asker: Asker, post: Owned): boolean => mayDeletePost(asker, post);

type Closable = { isLocked: boolean; isHidden: boolean };

/** A locked thread takes no replies, from admins neither: they unlock it first. So it is with a hidden one. */
export const mayReply = (asker: Asker, { isLocked, isHidden }: Closable): boolean =>
  Boolean(asker) && !isLocked && !isHidden;
