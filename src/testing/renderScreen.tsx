import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router';
import { BrandThemeProvider } from '@/app/BrandThemeProvider';
import { makeStore } from '@/app/store';
import { authStateFrom, operatorReceived } from '@/state/authSlice';
import { answerFetch, type Answers } from './answers';
import { fakeParts } from './fakeParts';
import { operatorWith, type OperatorOverrides } from './operator';
import { advanceTimers } from './passTime';

export interface RenderOptions {
  /** Where the page is: `/dashboard/clients?page=2`. */
  path?: string;
  /** The form that the router matches, when the screen reads parameters: `/dashboard/clients/:id/view`. */
  route?: string;
  /** What differs from an Admin of an Active company; null is nobody signed in. */
  operator?: OperatorOverrides | null;
}

/** Renders one screen on a real store and the real base query; only `fetch` and the socket are answered. */
export function renderScreen(screen: ReactElement, answers: Answers, options: RenderOptions = {}) {
  const { path = '/', route = '*', operator = {} } = options;
  const asked = answerFetch(answers);
  const { parts, pushOnceOpen } = fakeParts();
  const tokens = operator && { accessToken: 'access-token', refreshToken: 'refresh-token' };
  const store = makeStore(tokens ? { auth: authStateFrom(tokens) } : {}, parts);
  if (operator) store.dispatch(operatorReceived(operatorWith(operator)));

  let place = path;
  function Place() {
    const { pathname, search } = useLocation();
    place = `${pathname}${search}`;
    return null;
  }

  const view = render(
    <Provider store={store}>
      <BrandThemeProvider>
        <MemoryRouter initialEntries={[path]}>
          <Place />
          <Routes>
            <Route path={route} element={screen} />
            <Route path="*" element={null} />
          </Routes>
        </MemoryRouter>
      </BrandThemeProvider>
    </Provider>,
  );

  return {
    ...view,
    store,
    asked,
    parts,
    // No style reaches jsdom that would keep a pointer off an element: see dropStyles().
    user: userEvent.setup({ pointerEventsCheck: 0, advanceTimers }),
    /** The path and query that the page is at. */
    place: () => place,
    /** What the server sends to a subscription, by its operation name; says how many heard it. */
    push: pushOnceOpen,
  };
}
