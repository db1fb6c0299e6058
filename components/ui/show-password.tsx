"use client";
import { useState } from "react";
import { Icon } from "./icon";

/** Whether a password is shown, and the props of the button that changes it. */
export function useShownPassword() {
  const [isShown, setShown] = useState(false);
  return { isShown, toggle: { isShown, onToggle: () => setShown(!isShown) } };
}

/** At the end of a field in a relative parent. Its name does not change; `aria-pressed` says whether the password is visible. */
export function ShowPassword({ isShown, onToggle }: { isShown: boolean; onToggle(): void }) {
  return (
    <button
      type="button"
      aria-pressed={isShown}
      title={isShown ? "Hide password" : "Show password"}
      onClick={onToggle}
      className="absolute top-0 right-0 grid h-10 w-11 place-items-center rounded-md text-muted-foreground hover:text-foreground pointer-coarse:h-11"
    >
      <Icon name={isShown ? "eye-off" : "eye"} className="size-4.5" />
      <span className="sr-only">Show password</span>
    </button>
  );
}
