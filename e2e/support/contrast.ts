import type { Page } from '@playwright/test';

interface ContrastResult {
  styles: string[];
  problems: string[];
}

/** Runs axe on one element of each text style that was not checked before. */
const checkContrast = (page: Page, knownStyles: readonly string[]): Promise<ContrastResult> =>
  page.evaluate(async (knownStyles) => {
    const isOpaque = (color: string) => !/rgba|transparent|\//.test(color);
    const styleKey = (element: Element): string => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const overlay = element.closest('[role=dialog], [role=menu], [role=listbox], [role=tooltip]');
      const { parentElement } = element;
      const parentColor = parentElement && getComputedStyle(parentElement).color;
      const classes = [element.tagName, element.className, parentElement?.className];
      const parts = [color, parentColor, fontSize, fontWeight, ...classes, Boolean(overlay)];
      for (let ancestor: Element | null = element; ancestor; ancestor = ancestor.parentElement) {
        const { backgroundColor, opacity } = getComputedStyle(ancestor);
        parts.push(backgroundColor, opacity);
        if (isOpaque(backgroundColor)) break;
      }
      return parts.join();
    };
    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const elements: Element[] = [...document.querySelectorAll('input, textarea, select')];
    while (textNodes.nextNode()) {
      const { parentElement, nodeValue } = textNodes.currentNode;
      if (parentElement && nodeValue?.trim()) elements.push(parentElement);
    }
    const knownStyleSet = new Set(knownStyles);
    const styles = new Map<string, Element>();
    for (const element of elements) {
      if (!element.checkVisibility()) continue;
      const style = styleKey(element);
      if (!knownStyleSet.has(style) && !styles.has(style)) styles.set(style, element);
    }
    if (styles.size === 0) return { styles: [], problems: [] };
    const { violations } = await window.axe.run(
      { include: [...styles.values()] },
      { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'], preload: false },
    );
    const problems = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message}`),
    );
    return { styles: [...styles.keys()], problems };
  }, knownStyles);

/**
 * Returns contrast problems and adds the checked styles to `checkedStyles`. Checks one element per style,
 * because equal styles have equal contrast.
 */
export async function findContrastProblems(
  page: Page,
  checkedStyles: Set<string>,
  scheme: string,
): Promise<string[]> {
  const { styles, problems } = await checkContrast(page, [...checkedStyles]);
  for (const style of styles) checkedStyles.add(style);
  return problems.map((problem) => `${problem} (${scheme})`);
}
