import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Scrolls a new screen to the top, and focuses its content if navigation removed the focused element. */
export function useNavigationReset(contentId: string): void {
  const { pathname } = useLocation();
  const navigationType = useNavigationType();
  const lastPathname = useRef(pathname);

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    // The browser restores the scroll position on back and forward navigation.
    if (navigationType !== 'POP') window.scrollTo(0, 0);
    if (document.activeElement === document.body)
      document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [contentId, navigationType, pathname]);
}
