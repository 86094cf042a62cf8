import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router';

// Imported first, so that its window listeners run before the router's.
import '@/lib/forms/interceptPopState';
import { AppRoutes } from './AppRoutes';
import { BrandThemeProvider } from './BrandThemeProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { SessionGate } from './SessionGate';
import type { AppStore } from './store';

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
