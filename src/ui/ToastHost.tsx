import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { runAfterLoad } from '@/lib/runAfterLoad';
import { onToastQueued } from './toast';

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
