import { lazy, Suspense, useMemo } from 'react';
import { Routes } from 'react-router';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { FullScreenLoader } from '@/ui/FullScreenLoader';
import { raisePreloadError } from './lazyScreen';
import { routesOf } from './routesOf';
import { gatesOf, openTo } from './routeTable';
import { ScreenBoundary } from './ScreenBoundary';

// The shell is not part of what the sign-in form waits for.
const SignedInRoutes = lazy(() => import('./SignedInRoutes').catch(raisePreloadError));

/** The addresses that are open to whoever is here. */
export function AppRoutes() {
  const operator = useAppSelector(selectOperator);
  const entries = useMemo(() => openTo(gatesOf(operator)), [operator]);

  if (operator) {
    return (
      <Suspense fallback={<FullScreenLoader />}>
        <SignedInRoutes entries={entries} />
      </Suspense>
    );
  }
  return (
    <ScreenBoundary>
      <Routes>{routesOf(entries)}</Routes>
    </ScreenBoundary>
  );
}
