import { lazy, Suspense, useEffect, useState } from 'react';

const Toasts = lazy(() => import('./Toasts'));

/** Draws toasts; their library is not part of the first paint. */
export function ToastHost() {
  const [isPainted, setPainted] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setPainted(true));
    return () => clearTimeout(timer);
  }, []);

  return <Suspense>{isPainted && <Toasts />}</Suspense>;
}
