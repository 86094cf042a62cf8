import type { Page } from '@playwright/test';
import { findClippedTexts } from './clippedTexts';
import { waitUntilIdle } from './navigation';

// Replaces the adopted style sheets, because the page's content security policy blocks other inserted styles.
const applyCss = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** Dispatches a resize event, after which open popovers move to their new position, and waits for them. */
const waitForPopovers = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    if (!document.querySelector('.MuiPopover-root, .MuiPopper-root')) return;
    dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, 250));
  });

const textSpacingCss = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

const resizeTo = (width: number, height: number) => (page: Page) => page.setViewportSize({ width, height });

interface Adaptation {
  name: string;
  apply: (page: Page) => Promise<void>;
}

/** Text settings of readers, under which WCAG 2.2 allows no loss of content. */
export const textAdaptations: readonly Adaptation[] = [
  { name: 'texts further apart (1.4.12)', apply: (page) => applyCss(page, textSpacingCss) },
  {
    name: 'texts twice as large (1.4.4)',
    apply: (page) => applyCss(page, 'html { font-size: 200% !important }'),
  },
];

/** Window sizes in CSS pixels: 1280 by 900 at a zoom of 200 %, and the WCAG 1.4.10 size for 400 %. */
export const zooms: readonly Adaptation[] = [
  { name: 'a zoom of 200 % (1.4.4)', apply: resizeTo(640, 450) },
  { name: 'a zoom of 400 % (1.4.10)', apply: resizeTo(320, 256) },
];

/** Returns a problem for each text that an adaptation clips, and restores the page afterwards. */
export async function findClippedTextsWith(
  page: Page,
  adaptations: readonly Adaptation[],
): Promise<string[]> {
  const viewport = page.viewportSize();
  const problems: string[] = [];
  for (const { name, apply } of adaptations) {
    await apply(page);
    await waitForPopovers(page);
    await waitUntilIdle(page);
    problems.push(...(await findClippedTexts(page)).map((problem) => `${problem} with ${name}`));
  }
  await applyCss(page, '');
  if (viewport) await page.setViewportSize(viewport);
  return problems;
}
