import { useSyncExternalStore } from 'react';

const storageKey = 'livery.singleKeysOff';
const listeners = new Set<() => void>();

/**
 * WCAG 2.1.4: users who speak commands or press keys by accident can turn off shortcuts without a modifier
 * key.
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
