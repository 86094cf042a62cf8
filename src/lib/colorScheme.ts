import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'light' | 'dark' | 'system';

export const schemeKey = 'livery.colourScheme';
const choices: readonly SchemeChoice[] = ['light', 'dark', 'system'];

const darkModeQuery = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null;

export function readChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(schemeKey);
    return choices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

export function subscribeToChoice(listener: () => void): () => void {
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
