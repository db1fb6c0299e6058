/** Who reads the forums, as far as a screen needs to know; null for a visitor. */
export type ForumViewer = { id: string; isAdmin: boolean; timeZone: string } | null;

/** Nothing more of a viewer than this goes to the browser. */
export const forumViewerOf = (viewer: NonNullable<ForumViewer> | null): ForumViewer =>
  viewer && { id: viewer.id, isAdmin: viewer.isAdmin, timeZone: viewer.timeZone };

export const timeZoneOf = (viewer: ForumViewer): string => viewer?.timeZone ?? "UTC";

/** Back to here after signing in. */
export const signInUrl = (path: string): string => `/auth?next=${encodeURIComponent(path)}`;
