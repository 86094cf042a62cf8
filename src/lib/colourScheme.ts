import { useSyncExternalStore } from 'react';

export type SchemeChoice = 'light' | 'dark' | 'system';

const storageKey = 'livery.colourScheme';
const choices: readonly SchemeChoice[] = ['light', 'dark', 'system'];
const listeners = new Set<() => void>();

const systemDark = (): MediaQueryList | null =>
  typeof window.matchMedia === 'function' ? window.matchMedia('(prefers-color-scheme: dark)') : null;

function readChoice(): SchemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return choices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return 'system';
  }
}

/** Remembered for this browser, and taken over by its other tabs. */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    localStorage.setItem(storageKey, choice);
  } catch {
    // A browser that stores nothing follows the system.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  const media = systemDark();
  listeners.add(listener);
  window.addEventListener('storage', listener);
  media?.addEventListener('change', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
    media?.removeEventListener('change', listener);
  };
}

export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(subscribe, readChoice);

export const useColourScheme = (): 'light' | 'dark' =>
  useSyncExternalStore(subscribe, () => {
    const choice = readChoice();
    if (choice !== 'system') return choice;
    return systemDark()?.matches ? 'dark' : 'light';
  });
