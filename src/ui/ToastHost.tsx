import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import { afterLoad } from '@/lib/afterLoad';
import { whenToastWaits } from './toast';

const load = () => import('./Toasts');

// A page without toasts is better than none.
const Toasts = lazy<ComponentType>(() => load().catch(() => ({ default: () => null })));

// By then the first screen stands: nobody who wants to type waits for this.
const politeDelayMs = 1000;

/** Draws toasts. Their library is fetched once the page has loaded everything else, or with the first of them. */
export function ToastHost() {
  const [isWanted, setWanted] = useState(false);

  useEffect(() => {
    const fetchEarly = () => void load().catch(() => undefined);
    const stops = [whenToastWaits(() => setWanted(true)), afterLoad(politeDelayMs, fetchEarly)];
    return () => stops.forEach((stop) => stop());
  }, []);

  return <Suspense>{isWanted && <Toasts />}</Suspense>;
}
