import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What axe finds on the page as it stands, and whether it is wider than its window. */
export async function problemsOf(page: Page, path: string): Promise<string[]> {
  await expect(page.locator('main, [role=main]').first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(({ id, nodes }) => `${path}: ${id} at ${nodes[0]?.target.join(' ')}`);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [...found, `${path}: ${overflow} pixels wider than the window`] : found;
}
