import { useSyncExternalStore } from 'react';
import { subscribeToChoice, readChoice, schemeKey, type SchemeChoice } from './colorScheme';

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
