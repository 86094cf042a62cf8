import { useSyncExternalStore } from 'react';

let isFocused = document.hasFocus();
const listeners = new Set<() => void>();

const follow = (next: boolean) => () => {
  isFocused = next;
  listeners.forEach((listener) => listener());
};
window.addEventListener('focus', follow(true));
window.addEventListener('blur', follow(false));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether the window has the focus. */
export const useWindowFocus = (): boolean => useSyncExternalStore(subscribe, () => isFocused);
