import { useEffect } from 'react';
import { useLocation } from 'react-router';

const maxWaitMs = 5000;

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Returns the hash that opens a screen at one of its headings, such as `#change-your-password`. */
export const sectionHash = (heading: string): string => `#${slugOf(heading)}`;

/** Returns the decoded hash, or null if it is empty or malformed. */
function decodeHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash) || null;
  } catch {
    return null;
  }
}

const findHeading = (hash: string, container: Element): HTMLElement | undefined =>
  [...container.querySelectorAll<HTMLElement>('h2, h3')].find(
    ({ textContent }) => sectionHash(textContent ?? '') === hash,
  );

function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outlineOffset = '4px';
  heading.focus({ preventScroll: true });
  // Centered, because sticky elements cover the top.
  heading.scrollIntoView?.({ block: 'center' });
}

/**
 * Scrolls to the heading in the URL's hash and focuses it. Waits up to 5 seconds for the screen to render it.
 */
export function useScrollToHash(contentId: string): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    const content = document.getElementById(contentId);
    const targetHash = decodeHash(hash);
    if (!targetHash || !content) return;
    const stop = () => {
      clearTimeout(timeout);
      observer.disconnect();
    };
    const focusIfRendered = () => {
      const heading = findHeading(targetHash, content);
      if (!heading) return;
      focusHeading(heading);
      stop();
    };
    const observer = new MutationObserver(focusIfRendered);
    const timeout = setTimeout(() => observer.disconnect(), maxWaitMs);
    observer.observe(content, { childList: true, subtree: true, characterData: true });
    focusIfRendered();
    return stop;
  }, [contentId, hash, key]);
}
