import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { wrongInColours } from './colours';
import { untilStill } from './walk';

type Scheme = 'light' | 'dark';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export async function bringAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

const untilFaded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const fading = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    // What inherits a colour begins to fade when what it inherits from has ended.
    for (let now = fading(); now.length > 0; now = fading()) {
      await Promise.allSettled(now.map(({ finished }) => finished));
    }
  });

/** How the page stands now, when it has come to rest. */
async function standingIn(page: Page): Promise<Scheme> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await untilStill(page);
  await untilFaded(page);
  return page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
}

async function turn(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
  await untilStill(page);
  await untilFaded(page);
}

/** Everything but colours, in what is open over the screen where something is: the screen is a place of its own. */
const wrongInStructure = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const over = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1);
    // What is open belongs to its button, wherever it stands in the page, and so to no landmark.
    const left = ['color-contrast', 'link-in-text-block', ...(over ? ['region'] : [])];
    const rules = {
      ...Object.fromEntries(left.map((id) => [id, { enabled: false }])),
      'target-size': { enabled: true },
    };
    const { violations } = await window.axe.run(over ?? document, { resultTypes: ['violations'], rules });
    const isOfBar = (element: Element | null): boolean =>
      element !== null &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || isOfBar(element.parentElement));
    // What a bar that stays covers a part of comes out from under it.
    const isUnderBar = ({ any }: axe.NodeResult) =>
      any.some(
        ({ data, relatedNodes = [] }) =>
          data?.messageKey === 'partiallyObscured' &&
          relatedNodes.some(({ target }) => isOfBar(document.querySelector(String(target[0])))),
      );
    return violations.flatMap(({ id, nodes }) => {
      const [node] = nodes.filter((one) => !isUnderBar(one));
      return node ? [`${id} at ${node.target.join(' ')}`] : [];
    });
  });

const overflowOf = async (page: Page): Promise<string[]> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`${overflow} pixels wider than the window`] : [];
};

/**
 * What axe finds on the page as it stands, in either scheme, and whether it is wider than its window.
 * The page stays in the other scheme: turning it takes longer than looking at it.
 */
export async function problemsOf(page: Page, name: string, judged = new Set<string>()): Promise<string[]> {
  await bringAxe(page);
  const scheme = await standingIn(page);
  const found = [
    ...(await wrongInStructure(page)),
    ...(await wrongInColours(page, judged, scheme)),
    ...(await overflowOf(page)),
  ];
  const other = scheme === 'light' ? 'dark' : 'light';
  await turn(page, other);
  found.push(...(await wrongInColours(page, judged, other)));
  return found.map((problem) => `${name}: ${problem}`);
}
