import type { Page } from '@playwright/test';

/** Controls that look the same with the keyboard on them as without, or that something lies over then. */
export async function wrongStops(page: Page): Promise<string[]> {
  // From here on the browser draws the focus as it does for a keyboard.
  await page.keyboard.press('Tab');
  return page.evaluate(async () => {
    const canStop = 'a[href], button, input, select, textarea, [tabindex], [contenteditable=true]';
    const open = [...document.querySelectorAll('[role=dialog], [role=menu]')].at(-1) ?? document.body;
    const stops = [...open.querySelectorAll<HTMLElement>(canStop)].filter(
      (element) =>
        element.tabIndex >= 0 &&
        !element.matches(':disabled') &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1,
    );
    const drawn = (element: HTMLElement): string => {
      const around = [element, element.parentElement, element.parentElement?.parentElement];
      const frames = [...(element.parentElement?.children ?? [])];
      return [...around, ...frames]
        .map((one) => {
          if (!one) return '';
          const { outline, boxShadow, borderColor, borderWidth, opacity } = getComputedStyle(one);
          return [outline, boxShadow, borderColor, borderWidth, opacity].join();
        })
        .join(';');
    };
    const isCovered = (element: HTMLElement): boolean => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const across = [left + 2, (left + right) / 2, right - 2];
      const down = [top + 2, (top + bottom) / 2, bottom - 2];
      return across.every((x) =>
        down.every((y) => {
          const upper = document.elementFromPoint(x, y);
          return !upper || !(element.contains(upper) || upper.contains(element));
        }),
      );
    };
    const nameOf = (element: HTMLElement) =>
      `${element.tagName.toLowerCase()} “${element.getAttribute('aria-label') ?? element.textContent?.trim()}”`;

    const problems: string[] = [];
    const aMoment = async () => {
      await new Promise((resolve) => setTimeout(resolve));
      document.getAnimations().forEach((animation) => animation.finish());
    };
    for (const stop of stops) {
      (document.activeElement as HTMLElement).blur();
      await aMoment();
      const before = drawn(stop);
      stop.focus();
      await aMoment();
      if (document.activeElement !== stop) continue;
      if (drawn(stop) === before) problems.push(`${nameOf(stop)} does not show the focus`);
      if (isCovered(stop)) problems.push(`${nameOf(stop)} has the focus behind something`);
    }
    return problems;
  });
}
