import { loadScript } from '@/lib/loadScript';

/** The part of Cloudflare Turnstile that the console uses. */
export interface Turnstile {
  render(container: HTMLElement, options: TurnstileOptions): string;
  reset(widgetId: string): void;
  remove(widgetId: string): void;
}

interface TurnstileOptions {
  sitekey: string;
  callback: (token: string) => void;
  'expired-callback': () => void;
  'error-callback': () => void;
}

declare global {
  interface Window {
    turnstile?: Turnstile;
  }
}

export const turnstileScript = 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit';

export async function loadTurnstile(): Promise<Turnstile> {
  await loadScript(turnstileScript);
  if (!window.turnstile) throw new Error('The bot check did not start.');
  return window.turnstile;
}
