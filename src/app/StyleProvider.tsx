import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

declare global {
  interface Window {
    /** Where the toasts' style library looks for the nonce. */
    __nonce__?: string;
  }
}

// The server's policy lets only those style elements in that carry the nonce of this very page.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
if (nonce) window.__nonce__ = nonce;

const cache = createCache({ key: 'css', nonce, prepend: true });

export function StyleProvider({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
