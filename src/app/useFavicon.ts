import { useEffect } from 'react';

/** Shows an image in the browser's tab, and the usual one again afterwards. */
export function useFavicon(src: string | null): void {
  useEffect(() => {
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (!icon || !src) return;
    const usual = icon.href;
    icon.href = src;
    return () => {
      icon.href = usual;
    };
  }, [src]);
}
