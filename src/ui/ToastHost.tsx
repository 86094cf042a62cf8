import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { onToastQueued } from './toast';

/**
 * Calls `callback` `delayMs` milliseconds after the page has loaded. The returned function cancels the call.
 */
function runAfterLoad(delayMs: number, callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const startTimer = () => {
    timer = setTimeout(callback, delayMs);
  };
  if (document.readyState === 'complete') startTimer();
  else window.addEventListener('load', startTimer, { once: true });
  return () => {
    window.removeEventListener('load', startTimer);
    clearTimeout(timer);
  };
}

const load = () => import('./Toasts');

// If the import fails, the page works without toasts.
const Toasts = lazy<ComponentType>(() => load().catch(() => ({ default: () => null })));

// Delays the preload so that it doesn't compete with the first screen.
const preloadDelayMs = 1000;

/** Renders toasts. Loads their library after the page load, or with the first toast. */
export function ToastHost() {
  const [isNeeded, setNeeded] = useState(false);

  useEffect(() => {
    const preload = () => void load().catch(() => undefined);
    const cleanups = [onToastQueued(() => setNeeded(true)), runAfterLoad(preloadDelayMs, preload)];
    return () => cleanups.forEach((cleanup) => cleanup());
  }, []);

  return <Suspense>{isNeeded && <Toasts />}</Suspense>;
}
