import { useEffect } from 'react';
import { useLocation } from 'react-router';

const patienceMs = 5000;

const slugOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** `#change-your-password`: the end of an address that shows a screen at one of its headings. */
export const toSection = (heading: string): string => `#${slugOf(heading)}`;

/** What an address ends in, as it was written; null where anybody has typed what can't be read. */
function readHash(hash: string): string | null {
  try {
    return decodeURIComponent(hash) || null;
  } catch {
    return null;
  }
}

const headingFor = (hash: string, within: Element): HTMLElement | undefined =>
  [...within.querySelectorAll<HTMLElement>('h2, h3')].find(
    ({ textContent }) => toSection(textContent ?? '') === hash,
  );

function show(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.style.outlineOffset = '4px';
  heading.focus({ preventScroll: true });
  // In the middle: what sticks to the top would cover it there.
  heading.scrollIntoView?.({ block: 'center' });
}

/** Shows the heading that the address names as soon as it is there: screens come a moment after their address. */
export function useSectionOfAddress(contentId: string): void {
  const { hash, key } = useLocation();

  useEffect(() => {
    const content = document.getElementById(contentId);
    const wanted = readHash(hash);
    if (!wanted || !content) return;
    const stop = () => {
      clearTimeout(patience);
      observer.disconnect();
    };
    const look = () => {
      const heading = headingFor(wanted, content);
      if (!heading) return;
      show(heading);
      stop();
    };
    const observer = new MutationObserver(look);
    const patience = setTimeout(() => observer.disconnect(), patienceMs);
    observer.observe(content, { childList: true, subtree: true, characterData: true });
    look();
    return stop;
  }, [contentId, hash, key]);
}
