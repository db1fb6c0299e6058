export const THEME_KEY = "theme";
export const THEME_CHOICES = ["light", "dark", "system"] as const;

export type ThemeChoice = (typeof THEME_CHOICES)[number];

/**
 * Runs in the head before the first paint, so that a chosen theme and a narrow side column are applied without a flash
 * of the default ones. It must stay a constant: the Content-Security-Policy of the rendered pages allows it by its SHA-256.
 */
export const THEME_SCRIPT =
  'try{var t=localStorage.getItem("theme");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t;if(localStorage.getItem("side-column")==="narrow")document.documentElement.dataset.sideColumn="narrow"}catch(e){}';

export function chosenTheme(): ThemeChoice {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "system";
}

export function storedTheme(): ThemeChoice {
  try {
    const theme = localStorage.getItem(THEME_KEY);
    return theme === "light" || theme === "dark" ? theme : "system";
  } catch {
    return chosenTheme();
  }
}

export function chooseTheme(choice: ThemeChoice) {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  try {
    if (choice === "system") localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, choice);
  } catch {
    // Storage may be disabled; the theme then lasts until the page is left.
  }
}

/** Signing out clears the browser's storage, but the theme is no secret and is kept. */
export const storeTheme = () => chooseTheme(chosenTheme());
