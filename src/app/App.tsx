import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/system';
import { lazy, type ReactNode, Suspense } from 'react';
import { Provider } from 'react-redux';
import {
  type DataRouter,
  type RouteObject,
  RouterProvider,
  Routes,
  useLocation,
  useRouteError,
} from 'react-router';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { useBrandTheme } from '@/theme/useBrandTheme';
import { FullScreenLoader } from '@/ui/FullScreenLoader';
import { ToastHost } from '@/ui/ToastHost';
import { UnexpectedError } from '@/ui/UnexpectedError';
import { ScreenBoundary } from './ErrorBoundary';
import { withMessages } from '@/lib/i18n';
import { raisePreloadError } from './lazyScreen';
import { PageTitle } from './PageTitle';
import { publicRoutes } from './publicRoutes';
import { routesOf } from './routesOf';
import { isEmailLinkPage, SessionGate } from './SessionGate';
import type { AppStore } from './store';

declare global {
  interface Window {
    /** The style library of the toasts takes its nonce from this property. */
    __nonce__?: string;
  }
}

// The Content-Security-Policy allows only style elements with the nonce of this page.
const nonce = document.querySelector<HTMLMetaElement>('meta[name=csp-nonce]')?.content;
if (nonce) window.__nonce__ = nonce;

const styleCache = createCache({ key: 'css', nonce, prepend: true });

function ThemedPage({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider theme={useBrandTheme(useAppSelector(selectThemeSetup))}>
      <CssBaseline />
      {children}
      <ToastHost />
    </ThemeProvider>
  );
}

/** Applies the language, the company's brand and the user's color scheme, including to toasts. */
export const BrandThemeProvider = ({ children }: { children: ReactNode }) => (
  <I18nProvider i18n={i18n}>
    <CacheProvider value={styleCache}>
      <ThemedPage>{children}</ThemedPage>
    </CacheProvider>
  </I18nProvider>
);

// Loaded on demand, because the sign-in form does not need the shell and its routes.
const SignedIn = lazy(() => withMessages('console', import('./SignedIn')).catch(raisePreloadError));

function AppRoutes() {
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

const Root = () => (
  <SessionGate>
    <AppRoutes />
  </SessionGate>
);

const RootError = () => <UnexpectedError error={useRouteError()} />;

/**
 * The routes of the data router. Its only route renders the routes that the visitor can open, because the
 * routes of a data router cannot depend on the session.
 */
export const routes: RouteObject[] = [{ path: '*', Component: Root, ErrorBoundary: RootError }];

interface AppProps {
  store: AppStore;
  router: DataRouter;
}

export const App = ({ store, router }: AppProps) => (
  <Provider store={store}>
    <BrandThemeProvider>
      <RouterProvider router={router} />
    </BrandThemeProvider>
  </Provider>
);
