import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import type { ReactNode } from 'react';

declare global {
  interface Window {
    /** The style library of the toasts takes its nonce from this property. */
    __nonce__?: string;
  }
}

// The Content-Security-Policy allows only style elements with the nonce of this page.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
if (nonce) window.__nonce__ = nonce;

const cache = createCache({ key: 'css', nonce, prepend: true });

export function StyleProvider({ children }: { children: ReactNode }) {
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
