import type { Locator, Page } from '@playwright/test';

export const palette = (page: Page): Locator => page.getByRole('dialog', { name: 'Search and commands' });
export const paletteField = (page: Page): Locator => palette(page).getByRole('combobox');

/** Opens the palette and searches for the text. */
export async function openPalette(page: Page, typed = ''): Promise<void> {
  await page.keyboard.press('Control+k');
  await paletteField(page).fill(typed);
}
