import { useSyncExternalStore } from 'react';

const storageKey = 'livery.singleKeysOff';
const listeners = new Set<() => void>();

/**
 * WCAG 2.1.4: returns whether single-key shortcuts are on. Users can turn them off, because speech input can
 * trigger them by accident.
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(storageKey) === null;
  } catch {
    return true;
  }
}

export function setSingleKeysOn(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, 'yes');
  } catch {
    // Without storage, single-key shortcuts stay on.
  }
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, areSingleKeysOn);
