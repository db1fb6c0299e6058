type PossibleViewer = { id: string; isAdmin: boolean } | null | undefined;
type Owned = { userId: string | null };

/**
 * The thread's creator and admins may mark any post. The screen offers it for replies only; calls may also mark the first
 * post, because some people add the solution to their question.
 */
export const mayMarkAnswer = (viewer: PossibleViewer, thread: Owned): boolean =>
  Boolean(viewer && (viewer.isAdmin || viewer.id === thread.userId));

/** The title of a thread: for who opened it, and for admins. */
export const mayEditTitle = (viewer: PossibleViewer, thread: Owned): boolean => mayMarkAnswer(viewer, thread);

export const mayEditPost = (viewer: PossibleViewer, post: Owned): boolean =>
  Boolean(viewer && viewer.id === post.userId);

export const mayDeletePost = (viewer: PossibleViewer, post: Owned): boolean =>
  mayEditPost(viewer, post) || Boolean(viewer?.isAdmin);

/** Who may read earlier texts of a post. Others only see that it was edited. */
export const maySeeVersions = (viewer: PossibleViewer, post: Owned): boolean => mayDeletePost(viewer, post);

type Closable = { isLocked: boolean; isHidden: boolean };

/** Nobody replies in a locked or hidden thread. Admins unlock it, or show it again, first. */
export const mayReply = (viewer: PossibleViewer, { isLocked, isHidden }: Closable): boolean =>
  Boolean(viewer) && !isLocked && !isHidden;
