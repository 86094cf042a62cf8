import { useEffect } from 'react';

/** For so long whoever takes something away may give its place to something better. */
const patienceMs = 50;
const named = '[aria-label], [aria-labelledby]';

function upFrom(start: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let one = start; one && one !== document.body; one = one.parentElement) {
    if (one instanceof HTMLElement) path.push(one);
  }
  return path;
}

// What can't be pressed any more has it until the browser next draws the page.
const isLost = (): boolean => document.activeElement?.matches('body, :disabled') ?? true;

/** Lets the keyboard to what Tab passes by, for this once. */
function enter(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * What is taken from the page, or can't be pressed any more, must not take the keyboard's place along: the
 * nearest thing round it that has a name gets it, or else the element with the id `contentId`.
 */
export function useKeptPlace(contentId: string): void {
  useEffect(() => {
    /** What had the keyboard's place last, and all that stands round it. */
    let path: HTMLElement[] = [];
    let isTaken = false;
    /** What can't be pressed just now, and what has its place meanwhile. */
    let lent: { own: HTMLElement; place: Element | null } | null = null;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const content = () => document.getElementById(contentId);
    const page = () => upFrom(content()).at(-1);

    const remember = ({ target }: Event) => {
      const next = upFrom(target instanceof Element ? target : null);
      // What stands over the page gives the place back by itself.
      if (next.at(-1) !== page()) return;
      path = next;
      isTaken = false;
    };

    const giveBack = () => {
      waiting = undefined;
      const [own, ...round] = path;
      if (!own || !isLost() || page()?.closest('[aria-hidden=true]')) return;
      own.focus({ preventScroll: true });
      for (const place of [...round.filter((one) => one.matches(named)), content()]) {
        if (isLost() && place?.isConnected) enter(place);
      }
      if (own.isConnected) lent = { own, place: document.activeElement };
    };
    const takeBack = () => {
      if (!lent || lent.own.matches(':disabled')) return;
      const { own, place } = lent;
      lent = null;
      if (document.activeElement === place) own.focus({ preventScroll: true });
    };
    const look = (records: readonly MutationRecord[]) => {
      takeBack();
      const [own] = path;
      if (!own) return;
      isTaken ||= records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(own)));
      if (isTaken || own.matches(':disabled')) waiting ??= setTimeout(giveBack, patienceMs);
    };

    // Who presses beside it on the page has left it.
    const leave = ({ target }: Event) => {
      const pressed = upFrom(target instanceof Element ? target : null);
      if (pressed.at(-1) === page() && !pressed.some((one) => one === path[0])) path = [];
    };

    const observer = new MutationObserver(look);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', leave);
    return () => {
      clearTimeout(waiting);
      observer.disconnect();
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', leave);
    };
  }, [contentId]);
}
