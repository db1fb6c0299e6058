/** Who reads the forums, as far as a screen needs to know; null for a visitor. */
export type Reader = { id: string; isAdmin: boolean; timeZone: string } | null;

/** Nothing more of a viewer than this goes to the browser. */
export const readerOf = (viewer: NonNullable<Reader> | null): Reader =>
  viewer && { id: viewer.id, isAdmin: viewer.isAdmin, timeZone: viewer.timeZone };

export const zoneOf = (reader: Reader): string => reader?.timeZone ?? "UTC";

/** Back to here after signing in. */
export const signInAddress = (path: string): string => `/auth?next=${encodeURIComponent(path)}`;
