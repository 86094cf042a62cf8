import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { BrandThemeProvider } from '@/app/App';
import { makeStore } from '@/app/store';
import { authStateFrom, operatorReceived } from '@/state/authSlice';
import { UnsavedChangesProvider } from '@/ui/UnsavedChanges';
import { stubFetch, type ApiHandlers } from './stubFetch';
import { stubAppParts } from './stubAppParts';
import { operatorWith, type OperatorOverrides } from './operatorWith';
import { advanceTimers } from './passTime';

export interface RenderOptions {
  /** Initial location, such as `/dashboard/clients?page=2`. */
  path?: string;
  /** Route pattern of a screen with parameters, such as `/dashboard/clients/:id/view`. */
  route?: string;
  /** Overrides of an Admin of an Active company. Null renders signed out. */
  operator?: OperatorOverrides | null;
}

/**
 * Renders one screen with a real store and the real base query. Stubs `fetch`, the socket, the other tabs and
 * page reloads.
 */
export function renderScreen(screen: ReactElement, handlers: ApiHandlers, options: RenderOptions = {}) {
  const { path = '/', route = '*', operator = {} } = options;
  const requests = stubFetch(handlers);
  const { parts, pushOnceOpen } = stubAppParts();
  const tokens = operator && { accessToken: 'access-token', refreshToken: 'refresh-token' };
  const store = makeStore(tokens ? { auth: authStateFrom(tokens) } : {}, parts);
  if (operator) store.dispatch(operatorReceived(operatorWith(operator)));

  let currentLocation = path;
  function Layout() {
    const { pathname, search } = useLocation();
    currentLocation = `${pathname}${search}`;
    return (
      <UnsavedChangesProvider>
        <Outlet />
      </UnsavedChangesProvider>
    );
  }
  const routes = [
    { path: route, element: screen },
    { path: '*', element: null },
  ];
  const router = createMemoryRouter([{ Component: Layout, children: routes }], { initialEntries: [path] });

  const view = render(
    <Provider store={store}>
      <BrandThemeProvider>
        <RouterProvider router={router} />
      </BrandThemeProvider>
    </Provider>,
  );

  return {
    ...view,
    store,
    requests,
    parts,
    // `dropDecorativeStyles()` removes the styles that this check would read.
    user: userEvent.setup({ pointerEventsCheck: 0, advanceTimers }),
    /** Returns the current path and query. */
    currentPath: () => currentLocation,
    /**
     * Waits for a subscription with this operation name and sends data to it. Resolves to the number of
     * subscribers.
     */
    push: pushOnceOpen,
  };
}
