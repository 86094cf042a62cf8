import type { Page } from '@playwright/test';

/**
 * Returns a problem for each pressed, selected or current element without a visible mark in forced colors
 * mode.
 */
export async function findUnmarkedSelections(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const problems = await page.evaluate(() => {
    const selector = '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])';
    const isMarked = (element: Element) => {
      const { outlineStyle, borderBottomWidth, borderBottomColor, textDecorationLine } =
        getComputedStyle(element);
      const hasBorder = borderBottomWidth !== '0px' && !/, 0\)$/.test(borderBottomColor);
      return outlineStyle !== 'none' || hasBorder || textDecorationLine !== 'none';
    };
    return [...document.querySelectorAll(selector)]
      .filter((element) => element.checkVisibility() && element.tagName !== 'TR' && !isMarked(element))
      .map(
        (element) => `${element.textContent?.trim() || element.tagName} is selected without a visible mark`,
      );
  });
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  return [...new Set(problems)];
}
