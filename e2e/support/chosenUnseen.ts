import type { Page } from '@playwright/test';

/** What is chosen or current, and not drawn so, where the system replaces all colours with a few of its own. */
export async function chosenUnseen(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const unseen = await page.evaluate(() => {
    const chosen = '[aria-pressed=true], [aria-selected=true], [aria-current]:not([aria-current=false])';
    const isDrawn = (element: Element) => {
      const { outlineStyle, borderBottomWidth, borderBottomColor, textDecorationLine } =
        getComputedStyle(element);
      const hasEdge = borderBottomWidth !== '0px' && !/, 0\)$/.test(borderBottomColor);
      return outlineStyle !== 'none' || hasEdge || textDecorationLine !== 'none';
    };
    return [...document.querySelectorAll(chosen)]
      .filter((element) => element.checkVisibility() && element.tagName !== 'TR' && !isDrawn(element))
      .map((element) => `${element.textContent?.trim() || element.tagName} is chosen, and nobody sees it`);
  });
  await page.emulateMedia({ forcedColors: 'none', reducedMotion: 'reduce' });
  return [...new Set(unseen)];
}
