import { lazy, Suspense } from 'react';
import { Routes, useLocation } from 'react-router';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { FullScreenLoader } from '@/ui/FullScreenLoader';
import { isEmailLinkPage } from './emailLinkPages';
import { raisePreloadError } from './lazyScreen';
import { PageTitle } from './PageTitle';
import { publicRoutes } from './publicRoutes';
import { routesOf } from './routesOf';
import { ScreenBoundary } from './ScreenBoundary';

// Loaded on demand, because the sign-in form does not need the shell and its routes.
const SignedIn = lazy(() => import('./SignedIn').catch(raisePreloadError));

export function AppRoutes() {
  const isSignedIn = useAppSelector(selectOperator) !== null;
  const isOpenedByLink = isEmailLinkPage(useLocation().pathname);

  if (isSignedIn && !isOpenedByLink) {
    return (
      <Suspense fallback={<FullScreenLoader />}>
        <SignedIn />
      </Suspense>
    );
  }
  return (
    <>
      <PageTitle entries={publicRoutes} />
      <ScreenBoundary>
        <Routes>{routesOf(publicRoutes)}</Routes>
      </ScreenBoundary>
    </>
  );
}
