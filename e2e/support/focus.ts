import type { Page } from '@playwright/test';

/**
 * Returns a problem for each control that shows no focus indicator, or that another element covers while it
 * has the focus.
 */
export async function findFocusProblems(page: Page): Promise<string[]> {
  // From here on, the browser draws focus indicators as for keyboard users.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const focusableSelector = 'a[href], button, input, select, textarea, [tabindex], [contenteditable=true]';
    const root = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1) ?? document.body;
    const controls = [...root.querySelectorAll<HTMLElement>(focusableSelector)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1,
    );
    const appearance = (element: HTMLElement): string => {
      const ancestors = [element, element.parentElement, element.parentElement?.parentElement];
      const siblings = [...(element.parentElement?.children ?? [])];
      return [...ancestors, ...siblings]
        .map((one) => {
          if (!one) return '';
          const { outline, boxShadow, borderColor, borderWidth, opacity } = getComputedStyle(one);
          return [outline, boxShadow, borderColor, borderWidth, opacity].join();
        })
        .join(';');
    };
    const isCovered = (element: HTMLElement): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const xs = [left + 2, (left + right) / 2, right - 2];
      const ys = [top + 2, (top + bottom) / 2, bottom - 2];
      return xs.every((x) =>
        ys.every((y) => {
          const topmost = document.elementFromPoint(x, y);
          return !topmost || !(element.contains(topmost) || topmost.contains(element));
        }),
      );
    };
    const nameOf = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent?.trim()}”`;

    const problems: string[] = [];
    const waitForStyles = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      document.getAnimations().forEach((animation) => animation.finish());
    };
    for (const control of controls) {
      (document.activeElement as HTMLElement).blur();
      await waitForStyles();
      const before = appearance(control);
      control.focus();
      await waitForStyles();
      if (document.activeElement !== control) continue;
      if (appearance(control) === before) problems.push(`${nameOf(control)} does not show the focus`);
      if (isCovered(control)) problems.push(`${nameOf(control)} is covered while it has the focus`);
    }
    return problems;
  });
}
