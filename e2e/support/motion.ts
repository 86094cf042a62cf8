import type { Page } from '@playwright/test';

/** Returns a problem for each element that moves, or would move, despite `prefers-reduced-motion`. */
export const findMotion = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element | null) => `${element?.tagName.toLowerCase()}.${element?.className}`;
    const seconds = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
    const runningElements = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => nameOf((effect as KeyframeEffect | null)?.target ?? null));
    const animatedElements = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } =
        getComputedStyle(element);
      const isAnimated = animationName !== 'none' && seconds(animationDuration) > 0.001;
      return seconds(transitionDuration) > 0.001 || isAnimated || scrollBehavior === 'smooth';
    });
    return [...new Set([...runningElements, ...animatedElements.map(nameOf)])].map((name) => `${name} moves`);
  });
