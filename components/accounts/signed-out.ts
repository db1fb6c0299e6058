const KEY = "signed-out";

/** Remembers in this tab whose session ended, so that the sign-in page can say so and fill in the address. */
export const noteSignedOut = (email: string): void => withStorage((storage) => storage.setItem(KEY, email));

export const forgetSignedOut = (): void => withStorage((storage) => storage.removeItem(KEY));

/** The address of the session that ended, or an empty text; null when none ended in this tab. */
export const signedOutEmail = (): string | null => withStorage((storage) => storage.getItem(KEY)) ?? null;

function withStorage<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(window.sessionStorage);
  } catch {
    // Storage is disabled.
    return undefined;
  }
}
