import { lazy, Suspense } from 'react';
import { FullScreenSpinner } from '@/ui/FullScreenSpinner';
import { raisePreloadError } from './lazyScreen';
import type { ShellProps } from './ShellFrame';

const ShellFrame = lazy(() => import('./ShellFrame').catch(raisePreloadError));

/** Everything round a signed-in screen; its code is no part of the sign-in page. */
export function Shell(props: ShellProps) {
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <ShellFrame {...props} />
    </Suspense>
  );
}
