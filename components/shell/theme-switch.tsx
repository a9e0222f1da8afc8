"use client";

import { Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";
import { IconButton } from "@/components/icon-button";

const THEMES = [
  { name: "system", icon: Monitor },
  { name: "light", icon: Sun },
  { name: "dark", icon: Moon },
] as const;

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  // The server does not know what this browser chose.
  const inBrowser = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  const index = THEMES.findIndex(({ name }) => inBrowser && name === theme);
  const { name, icon: Icon } = THEMES[index] ?? THEMES[0];
  const next = THEMES[(Math.max(index, 0) + 1) % THEMES.length] ?? THEMES[0];
  return (
    <IconButton label={`Appearance: ${name}`} onClick={() => setTheme(next.name)}>
      <Icon aria-hidden="true" className="size-4" />
    </IconButton>
  );
}
