import type { Page } from '@playwright/test';

/** What still moves, or would, for readers who asked for less motion. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element | null) => `${element?.tagName.toLowerCase()}.${element?.className}`;
    const seconds = (times: string) => Math.max(...times.split(',').map((time) => Number.parseFloat(time)));
    const running = document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => nameOf((effect as KeyframeEffect | null)?.target ?? null));
    const styled = [...document.querySelectorAll('*')].filter((element) => {
      const { transitionDuration, animationName, animationDuration, scrollBehavior } =
        getComputedStyle(element);
      const isAnimated = animationName !== 'none' && seconds(animationDuration) > 0.001;
      return seconds(transitionDuration) > 0.001 || isAnimated || scrollBehavior === 'smooth';
    });
    return [...new Set([...running, ...styled.map(nameOf)])].map((name) => `${name} moves`);
  });
