import type { Page } from '@playwright/test';

/**
 * Returns a problem for each text that overflows the window or a clipping box, and for a page wider than the
 * window.
 */
export const findClippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const tolerance = 2;
    const problems: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) problems.push(`the page is ${scrollWidth - clientWidth} pixels too wide`);

    interface Box {
      rect: DOMRect;
      isVisuallyHidden: boolean;
      /** Whether horizontal overflow can be scrolled to or is indicated by an ellipsis. */
      indicatesOverflowX: boolean;
      /** Whether vertical overflow can be scrolled to. */
      indicatesOverflowY: boolean;
      clipsOverflow: boolean;
      isFixed: boolean;
    }
    const measure = (element: Element): Box => {
      const { overflowX, overflowY, textOverflow, position, clipPath } = getComputedStyle(element);
      const rect = element.getBoundingClientRect();
      return {
        rect,
        isVisuallyHidden: rect.width <= 1 || rect.height <= 1 || clipPath !== 'none',
        indicatesOverflowX: /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis',
        indicatesOverflowY: /auto|scroll/.test(overflowY),
        clipsOverflow: /hidden|clip/.test(overflowX + overflowY),
        isFixed: position === 'fixed',
      };
    };
    // Caches boxes, because the texts of an element share its ancestors.
    const boxes = new Map<Element, Box>();
    const boxOf = (element: Element): Box => {
      const box = boxes.get(element) ?? measure(element);
      boxes.set(element, box);
      return box;
    };

    const findClipping = (text: Node, element: Element): string | null => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) return null;
      const excerpt = `“${text.nodeValue?.trim().slice(0, 40)}”`;
      let isOverflowYIndicated = false;
      for (
        let ancestor: Element | null = element;
        ancestor && ancestor !== document.body;
        ancestor = ancestor.parentElement
      ) {
        const { rect, isVisuallyHidden, indicatesOverflowX, indicatesOverflowY, clipsOverflow, isFixed } =
          boxOf(ancestor);
        if (isVisuallyHidden || indicatesOverflowX) return null;
        isOverflowYIndicated ||= indicatesOverflowY;
        const exceedsX = left < rect.left - tolerance || right > rect.right + tolerance;
        const exceedsY = top < rect.top - tolerance || bottom > rect.bottom + tolerance;
        if (clipsOverflow && (exceedsX || (exceedsY && !isOverflowYIndicated)))
          return `${excerpt} is cut off`;
        if (isFixed) break;
      }
      return left < -tolerance || right > clientWidth + tolerance ? `${excerpt} overflows the window` : null;
    };

    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (textNodes.nextNode()) {
      const text = textNodes.currentNode;
      const element = text.parentElement;
      if (!element || !text.nodeValue?.trim() || element.closest('svg, noscript, script, style, [role=img]'))
        continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const problem = findClipping(text, element);
      if (problem) problems.push(problem);
    }
    return [...new Set(problems)];
  });
