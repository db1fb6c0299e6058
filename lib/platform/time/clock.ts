/** The only source of the current time. Tests set it with vitest's fake timers. */
export const now = (): Date => new Date();
