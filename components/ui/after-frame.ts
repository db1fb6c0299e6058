/** Calls back once the next frame is painted, so that what was changed before is seen first. */
export const afterFrame = (run: () => void): void => void requestAnimationFrame(() => setTimeout(run));
