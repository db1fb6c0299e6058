/** The only source of the present. Tests move it with vitest's fake timers. */
export const now = (): Date => new Date();
