import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const GROUNDS = { light: "rgb(251, 250, 248)", dark: "rgb(20, 20, 19)" } as const;

/** What can be well in one colour scheme and wrong in another. All the rest is about elements, which are the same in both. */
const RULES_OF_COLOUR = ["color-contrast", "link-in-text-block"];

/** What is on the page now, in light and in dark colours. Still, because a colour halfway through a fade is nobody's. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expectNoneIn(page, "light", axeOn(page));
  await expectNoneIn(page, "dark", axeOn(page).withRules(RULES_OF_COLOUR));
}

/** In the page itself: a second page, which it would open each time to put results together, is for frames. We have none. */
const axeOn = (page: Page): AxeBuilder => new AxeBuilder({ page }).setLegacyMode();

async function expectNoneIn(page: Page, colorScheme: "light" | "dark", axe: AxeBuilder): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
  await expect(page.locator("html")).toHaveCSS("background-color", GROUNDS[colorScheme]);
  const { violations } = await axe.analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
  expect(found, `in ${colorScheme} colours`).toEqual([]);
}
