import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Of all that axe looks at, the scheme changes the colours alone. */
const aboutColours = ['color-contrast', 'link-in-text-block'];

async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((one) => one instanceof CSSTransition)
        .map((one) => one.finished),
    ),
  );
  // No page has frames of other origins.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...(colorScheme === 'dark' && { runOnly: aboutColours }) })
    .analyze();
  return violations.map(({ id, nodes }) => `${id} at ${nodes[0]?.target.join(' ')} in the ${colorScheme}`);
}

/** What axe finds on the page as it stands, in either scheme, and whether it is wider than its window. */
export async function problemsOf(page: Page, path: string): Promise<string[]> {
  await expect(page.locator('main, [role=main]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const found = [...(await violationsIn(page, 'light')), ...(await violationsIn(page, 'dark'))];
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  if (overflow > 0) found.push(`${overflow} pixels wider than the window`);
  return found.map((problem) => `${path}: ${problem}`);
}
