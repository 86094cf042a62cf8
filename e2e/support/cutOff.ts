import type { Page } from '@playwright/test';

/** Texts that reach out of the window, or out of a box that hides what does not fit; and a page wider than its window. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const slack = 2;
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth - clientWidth} pixels too wide`);

    interface Box {
      edge: DOMRect;
      isForTheEar: boolean;
      /** What does not fit across can be scrolled to, or three dots say that it is there. */
      saysSoAcross: boolean;
      /** What does not fit down can be scrolled to. */
      saysSoDown: boolean;
      hides: boolean;
      isFixed: boolean;
    }
    const measure = (element: Element): Box => {
      const { overflowX, overflowY, textOverflow, position, clipPath } = getComputedStyle(element);
      const edge = element.getBoundingClientRect();
      return {
        edge,
        isForTheEar: edge.width <= 1 || edge.height <= 1 || clipPath !== 'none',
        saysSoAcross: /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis',
        saysSoDown: /auto|scroll/.test(overflowY),
        hides: /hidden|clip/.test(overflowX + overflowY),
        isFixed: position === 'fixed',
      };
    };
    // Each is asked for by every text in it.
    const measured = new Map<Element, Box>();
    const boxOf = (element: Element): Box => {
      const box = measured.get(element) ?? measure(element);
      measured.set(element, box);
      return box;
    };

    const reachesOut = (text: Node, element: Element): string | null => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) return null;
      const shown = `“${text.nodeValue?.trim().slice(0, 40)}”`;
      let isSaidDown = false;
      for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
        const { edge, isForTheEar, saysSoAcross, saysSoDown, hides, isFixed } = boxOf(one);
        if (isForTheEar || saysSoAcross) return null;
        isSaidDown ||= saysSoDown;
        const isWide = left < edge.left - slack || right > edge.right + slack;
        const isTall = top < edge.top - slack || bottom > edge.bottom + slack;
        if (hides && (isWide || (isTall && !isSaidDown))) return `${shown} is cut off`;
        if (isFixed) break;
      }
      return left < -slack || right > clientWidth + slack ? `${shown} reaches out of the window` : null;
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || element.closest('svg, noscript, script, style, [role=img]'))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const problem = reachesOut(text, element);
      if (problem) problems.push(problem);
    }
    return [...new Set(problems)];
  });
