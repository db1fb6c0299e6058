/** What the screens need to know about the reader; null for a visitor. */
export type ForumViewer = { id: string; isAdmin: boolean; timeZone: string } | null;

/** Only these fields of the viewer are sent to the browser. */
export const forumViewerOf = (viewer: NonNullable<ForumViewer> | null): ForumViewer =>
  viewer && { id: viewer.id, isAdmin: viewer.isAdmin, timeZone: viewer.timeZone };

export const timeZoneOf = (viewer: ForumViewer): string => viewer?.timeZone ?? "UTC";

/** The sign-in page, returning to this page. */
export const signInUrl = (path: string): string => `/auth?next=${encodeURIComponent(path)}`;
