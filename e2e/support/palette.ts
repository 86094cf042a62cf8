import type { Locator, Page } from '@playwright/test';

export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and commands' });
export const paletteField = (page: Page): Locator => palette(page).getByRole('combobox');

export async function openPalette(page: Page, search = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await paletteField(page).fill(search);
}
