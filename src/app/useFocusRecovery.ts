import { useEffect } from 'react';

/** Time for the code that removes a focused element to focus another one. */
const recoveryDelayMs = 50;
const labeledSelector = '[aria-label], [aria-labelledby]';

function elementPath(start: Element | null): HTMLElement[] {
  const path: HTMLElement[] = [];
  for (let one = start; one && one !== document.body; one = one.parentElement) {
    if (one instanceof HTMLElement) path.push(one);
  }
  return path;
}

// A disabled element stays the active element until the next paint, although it no longer receives keys.
const isFocusLost = (): boolean => document.activeElement?.matches('body, :disabled') ?? true;

/** Focuses an element. If it has no `tabindex`, adds one until the element loses the focus. */
function focusTemporarily(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to the nearest labeled ancestor, or to the element with the id `contentId`, when the
 * focused element is removed or disabled. Moves the focus back when the element is enabled again.
 *
 * Screens focus elements explicitly where they open or close them, and MUI's dialogs and menus restore the
 * focus. This covers the rest: socket events, refetched lists and pending requests remove and disable
 * controls from components that do not know which element has the focus.
 */
export function useFocusRecovery(contentId: string): void {
  useEffect(() => {
    /** The last focused element and its ancestors. */
    let path: HTMLElement[] = [];
    let isRemoved = false;
    /** The disabled element and the element that received its focus. */
    let movedFocus: { origin: HTMLElement; fallback: Element | null } | null = null;
    let recoveryTimer: ReturnType<typeof setTimeout> | undefined;
    const content = () => document.getElementById(contentId);
    const pageRoot = () => elementPath(content()).at(-1);

    const onFocusIn = ({ target }: Event) => {
      const next = elementPath(target instanceof Element ? target : null);
      // Ignores dialogs and menus, which restore the focus when they close.
      if (next.at(-1) !== pageRoot()) return;
      path = next;
      isRemoved = false;
    };

    const recoverFocus = () => {
      recoveryTimer = undefined;
      const [origin, ...ancestors] = path;
      if (!origin || !isFocusLost() || pageRoot()?.closest('[aria-hidden=true]')) return;
      origin.focus({ preventScroll: true });
      for (const fallback of [...ancestors.filter((one) => one.matches(labeledSelector)), content()]) {
        if (isFocusLost() && fallback?.isConnected) focusTemporarily(fallback);
      }
      if (origin.isConnected) movedFocus = { origin, fallback: document.activeElement };
    };
    const returnFocus = () => {
      if (!movedFocus || movedFocus.origin.matches(':disabled')) return;
      const { origin, fallback } = movedFocus;
      movedFocus = null;
      if (document.activeElement === fallback) origin.focus({ preventScroll: true });
    };
    const onMutation = (records: readonly MutationRecord[]) => {
      returnFocus();
      const [origin] = path;
      if (!origin) return;
      isRemoved ||= records.some(({ removedNodes }) =>
        [...removedNodes].some((node) => node.contains(origin)),
      );
      if (isRemoved || origin.matches(':disabled'))
        recoveryTimer ??= setTimeout(recoverFocus, recoveryDelayMs);
    };

    // A press elsewhere on the page is intentional, so the focus is not recovered.
    const onPointerDown = ({ target }: Event) => {
      const pressedPath = elementPath(target instanceof Element ? target : null);
      if (pressedPath.at(-1) === pageRoot() && !pressedPath.some((one) => one === path[0])) path = [];
    };

    const observer = new MutationObserver(onMutation);
    observer.observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['disabled'],
    });
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      clearTimeout(recoveryTimer);
      observer.disconnect();
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [contentId]);
}
