"use client";
import { useEffect, useId, useState } from "react";
import { chooseTheme, storedTheme, THEME_CHOICES, type ThemeChoice } from "@/components/shell/theme";
import { Label } from "@/components/ui/label";
import { RadioGroup, RadioGroupItem } from "@/components/ui/radio-group";

const LABELS: Record<ThemeChoice, [name: string, hint: string]> = {
  light: ["Light", "Dark text on paper"],
  dark: ["Dark", "Light text, for the evening"],
  system: ["System", "As your device is set"],
};

/** Only the browser knows the choice, so it is read after hydration, and again when the user menu changes it. */
function useTheme() {
  const [choice, setChoice] = useState<ThemeChoice | null>(null);
  useEffect(() => {
    const read = () => setChoice(storedTheme());
    read();
    const watch = new MutationObserver(read);
    watch.observe(document.documentElement, { attributeFilter: ["data-theme"] });
    return () => watch.disconnect();
  }, []);
  return choice;
}

export function ThemeChoiceSetting() {
  const choice = useTheme();
  const id = useId();
  return (
    <RadioGroup
      aria-label="Theme"
      value={choice ?? ""}
      disabled={choice === null}
      onValueChange={(value) => chooseTheme(THEME_CHOICES.find((theme) => theme === value) ?? "system")}
      className="grid gap-3 sm:grid-cols-3"
    >
      {THEME_CHOICES.map((theme) => (
        <Label key={theme} htmlFor={`${id}-${theme}`} className="flex min-h-11 items-start gap-3 rounded-md border p-3">
          <RadioGroupItem id={`${id}-${theme}`} value={theme} className="mt-0.5" />
          <span>
            {LABELS[theme][0]}
            <span className="block font-normal text-compact text-muted-foreground">{LABELS[theme][1]}</span>
          </span>
        </Label>
      ))}
    </RadioGroup>
  );
}
