import { loadScript } from '@/lib/loadScript';

/** The part of Google Identity Services that the console uses. */
export interface GoogleIdentity {
  initialize(options: { client_id: string; callback: (response: { credential: string }) => void }): void;
  renderButton(container: HTMLElement, options: Record<string, string | number>): void;
}

declare global {
  interface Window {
    google?: { accounts: { id: GoogleIdentity } };
  }
}

export const googleScript = 'https://accounts.google.com/gsi/client';

export async function loadGoogleIdentity(): Promise<GoogleIdentity> {
  await loadScript(googleScript);
  const identity = window.google?.accounts.id;
  if (!identity) throw new Error('Google Identity Services did not start.');
  return identity;
}

interface ButtonOptions {
  clientId: string;
  purpose: string;
  onToken: (idToken: string) => void;
}

export function renderGoogleButton(
  google: GoogleIdentity,
  container: HTMLElement,
  options: ButtonOptions,
): void {
  google.initialize({
    client_id: options.clientId,
    callback: ({ credential }) => options.onToken(credential),
  });
  google.renderButton(container, { theme: 'outline', size: 'large', text: options.purpose, width: 300 });
}
