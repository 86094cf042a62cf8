import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { markUnsaved, hasUnsavedForms, leaveWhenSafe, dismissLeavePrompt } from './leaveGuard';
import { interceptPopState } from './interceptPopState';

interface HistoryPosition {
  pathname: string;
  index: number | null;
}

// The router stores the index of a history entry in the entry's state.
const entryIndex = (state: unknown): number | null => {
  const index = state && typeof state === 'object' && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
};

function internalLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isInternal =
    link?.origin === window.location.origin && !link.target && !link.hasAttribute('download');
  return isPlain && isInternal ? link : null;
}

function guardLinks(navigate: () => NavigateFunction): () => void {
  const onClick = (event: MouseEvent) => {
    const link = internalLinkOf(event);
    if (!link || !hasUnsavedForms() || link.pathname === window.location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    leaveWhenSafe(() => navigate()(link.pathname + link.search + link.hash));
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

function guardHistory(currentPosition: () => HistoryPosition): () => void {
  let isRestoring = false;
  const onPopState = (event: PopStateEvent) => {
    if (isRestoring) {
      isRestoring = false;
      event.stopImmediatePropagation();
      return;
    }
    const { index: currentIndex, pathname } = currentPosition();
    const targetIndex = entryIndex(event.state);
    if (currentIndex === null || targetIndex === null || currentIndex === targetIndex) return;
    if (!hasUnsavedForms() || window.location.pathname === pathname) return;
    // The browser has already navigated, so this hides the event from the router and returns to the form.
    event.stopImmediatePropagation();
    isRestoring = true;
    window.history.go(currentIndex - targetIndex);
    leaveWhenSafe(() => window.history.go(targetIndex - currentIndex));
  };
  return interceptPopState(onPopState);
}

function guardTab(): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (hasUnsavedForms()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}

/**
 * While `isDirty`, asks for confirmation before a link, the browser's history or closing the tab discards
 * changes.
 */
export function useUnsavedGuard(isDirty: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  const latestNavigate = useRef(navigate);
  const position = useRef<HistoryPosition>({ pathname: location.pathname, index: null });
  useEffect(() => {
    latestNavigate.current = navigate;
    position.current = { pathname: location.pathname, index: entryIndex(window.history.state) };
  }, [navigate, location]);

  useEffect(() => {
    // A prompt may have opened after the form became clean but before this effect ran. It closes, and its
    // navigation continues.
    if (!isDirty) return dismissLeavePrompt(true);
    const cleanups = [
      markUnsaved(),
      guardLinks(() => latestNavigate.current),
      guardHistory(() => position.current),
      guardTab(),
    ];
    return () => cleanups.forEach((cleanUp) => cleanUp());
  }, [isDirty]);

  useEffect(() => () => dismissLeavePrompt(false), []);
}
