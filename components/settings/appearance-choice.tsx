"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { THEMES, useChosenTheme } from "@/components/use-chosen-theme";

const LOOKS = {
  system: { icon: Monitor, words: "As the system" },
  light: { icon: Sun, words: "Light" },
  dark: { icon: Moon, words: "Dark" },
};

/** Kept in this browser, and used at once. */
export function AppearanceChoice() {
  const [chosen, choose] = useChosenTheme();
  return (
    <fieldset className="grid gap-2 tablet:grid-cols-3">
      <legend className="sr-only">Appearance</legend>
      {THEMES.map((theme) => {
        const { icon: Icon, words } = LOOKS[theme];
        return (
          <label
            key={theme}
            className="flex h-11 cursor-pointer items-center gap-2.5 rounded-medium border border-line bg-card px-3.5 font-[550] text-label text-soft transition-colors duration-150 hover:text-ink has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name="appearance"
              value={theme}
              checked={chosen === theme}
              onChange={() => choose(theme)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4" />
            {words}
          </label>
        );
      })}
    </fieldset>
  );
}
