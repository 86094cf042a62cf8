import { useEffect } from 'react';

/** Shows an image as the favicon and restores the default one on unmount. */
export function useFavicon(src: string | null): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !src) return;
    const defaultHref = icon.href;
    icon.href = src;
    return () => {
      icon.href = defaultHref;
    };
  }, [src]);
}
