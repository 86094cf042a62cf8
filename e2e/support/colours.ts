import type { Page } from '@playwright/test';

interface Judgement {
  looks: string[];
  problems: string[];
}

/** Marks one text of each look that has not been judged yet, and lets axe judge those. */
const judge = (page: Page, known: readonly string[]): Promise<Judgement> =>
  page.evaluate(async (known) => {
    const isOpaque = (colour: string) => !/rgba|transparent|\//.test(colour);
    const drawnAs = (element: Element): string => {
      const { color, fontSize, fontWeight } = getComputedStyle(element);
      const isOver = element.closest('[role=dialog], [role=menu], [role=listbox], [role=tooltip]');
      const { parentElement } = element;
      const around = parentElement && getComputedStyle(parentElement).color;
      const classes = [element.tagName, element.className, parentElement?.className];
      const parts = [color, around, fontSize, fontWeight, ...classes, Boolean(isOver)];
      for (let ground: Element | null = element; ground; ground = ground.parentElement) {
        const { backgroundColor, opacity } = getComputedStyle(ground);
        parts.push(backgroundColor, opacity);
        if (isOpaque(backgroundColor)) break;
      }
      return parts.join();
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const withTexts: Element[] = [...document.querySelectorAll('input, textarea, select')];
    while (texts.nextNode()) {
      const { parentElement, nodeValue } = texts.currentNode;
      if (parentElement && nodeValue?.trim()) withTexts.push(parentElement);
    }
    const isKnown = new Set(known);
    const looks = new Map<string, Element>();
    for (const element of withTexts) {
      if (!element.checkVisibility()) continue;
      const look = drawnAs(element);
      if (!isKnown.has(look) && !looks.has(look)) looks.set(look, element);
    }
    if (looks.size === 0) return { looks: [], problems: [] };
    const { violations } = await window.axe.run(
      { include: [...looks.values()] },
      { resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block'], preload: false },
    );
    const problems = violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, any }) => `${id} at ${target.join(' ')}: ${any[0]?.message}`),
    );
    return { looks: [...looks.keys()], problems };
  }, known);

/**
 * Of the texts that are drawn alike axe looks at one, wherever it met it first: their contrast is the same.
 * `judged` holds what it has looked at so far.
 */
export async function wrongInColours(page: Page, judged: Set<string>, scheme: string): Promise<string[]> {
  const { looks, problems } = await judge(page, [...judged]);
  for (const look of looks) judged.add(look);
  return problems.map((problem) => `${problem} (${scheme})`);
}
