import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const GROUNDS = { light: "rgb(251, 250, 248)", dark: "rgb(20, 20, 19)" } as const;

/** What is on the page now, in light and in dark colours. Still, because a colour halfway through a fade is nobody's. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expect(page.locator("html")).toHaveCSS("background-color", GROUNDS[colorScheme]);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
    expect(found, `in ${colorScheme} colours`).toEqual([]);
  }
}
