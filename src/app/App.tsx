import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter, Routes, useLocation } from 'react-router';
import { useColorScheme } from '@/lib/colorScheme';
import '@/lib/forms/interceptPopState';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { toBrand } from '@/theme/brand';
import { buildTheme } from '@/theme/buildTheme';
import { FullScreenLoader } from '@/ui/FullScreenLoader';
import { ToastHost } from '@/ui/ToastHost';
import { ErrorBoundary } from './ErrorBoundary';
import { PageTitle } from './PageTitle';
import { ScreenBoundary } from './ScreenBoundary';
import { SessionGate } from './SessionGate';
import { StyleProvider } from './StyleProvider';
import { isEmailLinkPage } from './emailLinkPages';
import { raisePreloadError } from './lazyScreen';
import { publicRoutes } from './publicRoutes';
import { routesOf } from './routesOf';
import type { AppStore } from './store';

// Loaded on demand, because the sign-in form does not need the shell and its routes.
const SignedIn = lazy(() => import('./SignedIn').catch(raisePreloadError));

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

/** Applies the company's brand and the user's color scheme, including to toasts. */
export function BrandThemeProvider({ children }: { children: ReactNode }) {
  const themeSetup = useAppSelector(selectThemeSetup);
  const scheme = useColorScheme();
  const theme = useMemo(() => buildTheme(toBrand(themeSetup), scheme), [themeSetup, scheme]);

  return (
    <StyleProvider>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        {children}
        <ToastHost />
      </ThemeProvider>
    </StyleProvider>
  );
}

export function App({ store }: { store: AppStore }) {
  return (
    <Provider store={store}>
      <BrandThemeProvider>
        <ErrorBoundary>
          <BrowserRouter>
            <SessionGate>
              <AppRoutes />
            </SessionGate>
          </BrowserRouter>
        </ErrorBoundary>
      </BrandThemeProvider>
    </Provider>
  );
}
