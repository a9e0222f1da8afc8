"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { IconButton } from "@/components/icon-button";
import { THEMES, type Theme, useChosenTheme } from "@/components/use-chosen-theme";

const ICONS = { system: Monitor, light: Sun, dark: Moon };

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const [theme = "system", choose] = useChosenTheme();
  const Icon = ICONS[theme];
  return (
    <IconButton label={`Appearance: ${theme}`} onClick={() => choose(after(theme))}>
      <Icon aria-hidden="true" className="size-4" />
    </IconButton>
  );
}

const after = (theme: Theme): Theme => THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
