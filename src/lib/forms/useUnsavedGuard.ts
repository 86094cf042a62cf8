import { useEffect, useRef } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router';
import { holdPlace, isAnythingUnsaved, leaveWhenSafe, stopAsking } from './leaveGuard';
import { guardPops } from './popGate';

interface Place {
  pathname: string;
  index: number | null;
}

// The router counts its history entries in the entry's state.
const entryIndex = (state: unknown): number | null => {
  const index = state && typeof state === 'object' && 'idx' in state ? state.idx : null;
  return typeof index === 'number' ? index : null;
};

function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isHere = link?.origin === window.location.origin && !link.target && !link.hasAttribute('download');
  return isPlain && isHere ? link : null;
}

function guardLinks(navigate: () => NavigateFunction): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isAnythingUnsaved() || link.pathname === window.location.pathname) return;
    event.preventDefault();
    event.stopPropagation();
    leaveWhenSafe(() => navigate()(link.pathname + link.search + link.hash));
  };
  document.addEventListener('click', onClick, { capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}

function guardHistory(placeOf: () => Place): () => void {
  let isRestoring = false;
  const onPopState = (event: PopStateEvent) => {
    if (isRestoring) {
      isRestoring = false;
      event.stopImmediatePropagation();
      return;
    }
    const { index: here, pathname } = placeOf();
    const there = entryIndex(event.state);
    if (here === null || there === null || here === there) return;
    if (!isAnythingUnsaved() || window.location.pathname === pathname) return;
    // The browser has moved already: go back to the form before the router sees it, then ask.
    event.stopImmediatePropagation();
    isRestoring = true;
    window.history.go(here - there);
    leaveWhenSafe(() => window.history.go(there - here));
  };
  return guardPops(onPopState);
}

function guardTab(): () => void {
  const onBeforeUnload = (event: BeforeUnloadEvent) => {
    if (isAnythingUnsaved()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onBeforeUnload);
  return () => window.removeEventListener('beforeunload', onBeforeUnload);
}

/** While `isDirty`, links, the back button and closing the tab ask before what was typed is lost. */
export function useUnsavedGuard(isDirty: boolean): void {
  const navigate = useNavigate();
  const location = useLocation();
  const latestNavigate = useRef(navigate);
  const place = useRef<Place>({ pathname: location.pathname, index: null });
  useEffect(() => {
    latestNavigate.current = navigate;
    place.current = { pathname: location.pathname, index: entryIndex(window.history.state) };
  }, [navigate, location]);

  useEffect(() => {
    // It may have become so a moment before, which the page had not come to tell yet.
    if (!isDirty) return stopAsking(true);
    const releases = [
      holdPlace(),
      guardLinks(() => latestNavigate.current),
      guardHistory(() => place.current),
      guardTab(),
    ];
    return () => releases.forEach((release) => release());
  }, [isDirty]);

  useEffect(() => () => stopAsking(false), []);
}
