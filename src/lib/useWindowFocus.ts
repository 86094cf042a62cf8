import { useSyncExternalStore } from 'react';

let isFocused = document.hasFocus();
const listeners = new Set<() => void>();

const focusHandler = (next: boolean) => () => {
  isFocused = next;
  listeners.forEach((listener) => listener());
};
window.addEventListener('focus', focusHandler(true));
window.addEventListener('blur', focusHandler(false));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWindowFocus = (): boolean => useSyncExternalStore(subscribe, () => isFocused);
