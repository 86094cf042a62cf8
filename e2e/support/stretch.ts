import type { Page } from '@playwright/test';
import { cutOff } from './cutOff';
import { untilStill } from './walk';

// As the reader's own style sheet: the policy of the page lets nobody else's in.
const lay = (page: Page, css: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);

/** What is open beside a button finds its place anew a moment after its window has changed. */
const untilPlaced = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    if (!document.querySelector('.MuiPopover-root, .MuiPopper-root')) return;
    dispatchEvent(new Event('resize'));
    await new Promise((resolve) => setTimeout(resolve, 250));
  });

const spaced = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

const size = (width: number, height: number) => (page: Page) => page.setViewportSize({ width, height });

interface Stretch {
  name: string;
  make: (page: Page) => Promise<void>;
}

/** What readers do to a page that is hard to read for them; WCAG 2.2 says that nothing may be lost by it. */
export const stretchedTexts: readonly Stretch[] = [
  { name: 'texts further apart (1.4.12)', make: (page) => lay(page, spaced) },
  { name: 'texts twice as large (1.4.4)', make: (page) => lay(page, 'html { font-size: 200% !important }') },
];

/** A window of 1280 by 900 has so many pixels left in a zoom. */
export const zooms: readonly Stretch[] = [
  { name: 'a zoom of 200 % (1.4.4)', make: size(640, 450) },
  { name: 'a zoom of 400 % (1.4.10)', make: size(320, 256) },
];

/** What is lost by each, and then the page as it was. */
export async function cutOffWith(page: Page, stretches: readonly Stretch[]): Promise<string[]> {
  const window = page.viewportSize();
  const problems: string[] = [];
  for (const { name, make } of stretches) {
    await make(page);
    await untilPlaced(page);
    await untilStill(page);
    problems.push(...(await cutOff(page)).map((problem) => `${problem} with ${name}`));
  }
  await lay(page, '');
  if (window) await page.setViewportSize(window);
  return problems;
}
