import { lazy, Suspense, useEffect, useState } from 'react';
import { afterLoad } from '@/lib/afterLoad';
import { whenToastWaits } from './toast';

const Toasts = lazy(() => import('./Toasts'));

// By then the first screen stands: nobody who wants to type waits for this.
const politeDelayMs = 1000;

/** Draws toasts; their library comes with the first of them, or when the page has loaded everything else. */
export function ToastHost() {
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const want = () => setWanted(true);
    const stops = [whenToastWaits(want), afterLoad(politeDelayMs, want)];
    return () => stops.forEach((stop) => stop());
  }, []);

  return <Suspense>{isWanted && <Toasts />}</Suspense>;
}
