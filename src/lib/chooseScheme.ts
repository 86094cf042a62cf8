import { useSyncExternalStore } from 'react';
import { followChoice, readChoice, schemeKey, type SchemeChoice } from './colourScheme';

/** Remembered for this browser, and taken over by its other tabs. */
export function chooseScheme(choice: SchemeChoice): void {
  try {
    localStorage.setItem(schemeKey, choice);
  } catch {
    // A browser that stores nothing follows the system.
  }
  // The browser tells the other tabs alone.
  window.dispatchEvent(new Event('storage'));
}

export const useSchemeChoice = (): SchemeChoice => useSyncExternalStore(followChoice, readChoice);
