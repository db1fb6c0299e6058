"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useState } from "react";
import { DropdownMenuLabel, DropdownMenuRadioGroup, DropdownMenuRadioItem } from "@/components/ui/dropdown-menu";
import { chooseTheme, chosenTheme, THEME_CHOICES, type ThemeChoice } from "./theme";

const LABELS = { light: "Light", dark: "Dark", system: "System" };
const ICONS = { light: Sun, dark: Moon, system: Monitor };

/** Stands inside an open menu, so it is only ever rendered in the browser. */
export function ThemeItems() {
  const [choice, setChoice] = useState<ThemeChoice>(chosenTheme);
  const choose = (value: string) => {
    const next = THEME_CHOICES.find((theme) => theme === value) ?? "system";
    setChoice(next);
    chooseTheme(next);
  };
  return (
    <DropdownMenuRadioGroup value={choice} onValueChange={choose} aria-label="Theme">
      <DropdownMenuLabel>Theme</DropdownMenuLabel>
      {THEME_CHOICES.map((theme) => {
        const Icon = ICONS[theme];
        return (
          <DropdownMenuRadioItem key={theme} value={theme} onSelect={(event) => event.preventDefault()}>
            <Icon aria-hidden="true" />
            {LABELS[theme]}
          </DropdownMenuRadioItem>
        );
      })}
    </DropdownMenuRadioGroup>
  );
}
