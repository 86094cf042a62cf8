import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** A new screen is read from its top, and takes the keyboard's place if the old screen had it. */
export function useArrival(contentId: string): void {
  const { pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Going back leads to where the reader was, which the browser remembers.
    if (how !== 'POP') window.scrollTo(0, 0);
    if (document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [contentId, how, pathname]);
}
