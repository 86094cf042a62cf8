import axe from 'axe-core';
import { expect, type Page } from '@playwright/test';
import { findContrastProblems } from './contrast';
import { waitUntilIdle } from './navigation';

type Scheme = 'light' | 'dark';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export async function injectAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
}

const waitForTransitions = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const runningTransitions = () => document.getAnimations().filter((one) => one instanceof CSSTransition);
    // A loop, because an element that inherits a color starts its transition when its parent's ends.
    for (let transitions = runningTransitions(); transitions.length > 0; transitions = runningTransitions()) {
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    }
  });

/**
 * Enables reduced motion, waits until the page is idle and no transition runs, and returns the page's color
 * scheme.
 */
async function waitForScheme(page: Page): Promise<Scheme> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await waitUntilIdle(page);
  await waitForTransitions(page);
  return page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
}

async function switchScheme(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveCSS('color-scheme', new RegExp(colorScheme));
  await waitUntilIdle(page);
  await waitForTransitions(page);
}

/**
 * Returns the axe violations, except those of contrast. If an overlay is open, checks only the topmost one,
 * because the screen below is checked separately.
 */
const findStructureProblems = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const overlay = [...document.querySelectorAll('[role=dialog], [role=alertdialog], [role=menu]')].at(-1);
    // Overlays render outside all landmarks, so the `region` rule does not apply to them.
    const disabledRules = ['color-contrast', 'link-in-text-block', ...(overlay ? ['region'] : [])];
    const rules = {
      ...Object.fromEntries(disabledRules.map((id) => [id, { enabled: false }])),
      'target-size': { enabled: true },
    };
    const { violations } = await window.axe.run(overlay ?? document, { resultTypes: ['violations'], rules });
    const isInStickyBar = (element: Element | null): boolean =>
      element !== null &&
      (/sticky|fixed/.test(getComputedStyle(element).position) || isInStickyBar(element.parentElement));
    // A control under a sticky bar is no violation, because scrolling uncovers it.
    const isUnderStickyBar = ({ any }: axe.NodeResult) =>
      any.some(
        ({ data, relatedNodes = [] }) =>
          data?.messageKey === 'partiallyObscured' &&
          relatedNodes.some(({ target }) => isInStickyBar(document.querySelector(String(target[0])))),
      );
    return violations.flatMap(({ id, nodes }) => {
      const [node] = nodes.filter((one) => !isUnderStickyBar(one));
      return node ? [`${id} at ${node.target.join(' ')}`] : [];
    });
  });

const findOverflow = async (page: Page): Promise<string[]> => {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  return overflow > 0 ? [`${overflow} pixels wider than the window`] : [];
};

/**
 * Returns axe violations, with contrast in both color schemes, and the horizontal overflow of the page.
 * Adds the checked styles to `checkedStyles`. Leaves the page in the other scheme, because switching back
 * takes longer than the check.
 */
export async function findAccessibilityProblems(
  page: Page,
  name: string,
  checkedStyles = new Set<string>(),
): Promise<string[]> {
  await injectAxe(page);
  const scheme = await waitForScheme(page);
  const problems = [
    ...(await findStructureProblems(page)),
    ...(await findContrastProblems(page, checkedStyles, scheme)),
    ...(await findOverflow(page)),
  ];
  const other = scheme === 'light' ? 'dark' : 'light';
  await switchScheme(page, other);
  problems.push(...(await findContrastProblems(page, checkedStyles, other)));
  return problems.map((problem) => `${name}: ${problem}`);
}
