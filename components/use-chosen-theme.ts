import { useTheme } from "next-themes";
import { useSyncExternalStore } from "react";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const neverChanges = () => () => {};

/** The appearance that this browser chose; undefined until the page is awake, because the server does not know it. */
export function useChosenTheme(): [chosen: Theme | undefined, choose: (theme: Theme) => void] {
  const { theme, setTheme } = useTheme();
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return [THEMES.find((name) => inBrowser && name === theme), setTheme];
}
