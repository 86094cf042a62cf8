import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'light' | 'dark' | 'system';

const schemeKey = 'livery.colourScheme';
const choices: readonly SchemeChoice[] = ['light', 'dark', 'system'];

const darkModeQuery = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null;

function readChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(schemeKey);
    return choices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

function subscribeToChoice(listener: () => void): () => void {
  const media = darkModeQuery();
  window.addEventListener('storage', listener);
  media?.addEventListener('change', listener);
  return () => {
    window.removeEventListener('storage', listener);
    media?.removeEventListener('change', listener);
  };
}

export const useColorScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribeToChoice, () => {
    const choice = readChoice();
    if (choice !== 'system') return choice;
    return darkModeQuery()?.matches ? 'dark' : 'light';
  });

/** Stores the color scheme in this browser and applies it in all open tabs. */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    localStorage.setItem(schemeKey, choice);
  } catch {
    // Without storage, the system's scheme applies.
  }
  // The browser sends `storage` events only to other tabs, so this tab dispatches the event for its own
  // listeners.
  window.dispatchEvent(new Event('storage'));
}

export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(subscribeToChoice, readChoice);
