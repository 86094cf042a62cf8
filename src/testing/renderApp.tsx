import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { App, routes } from '@/app/App';
import { connectPage } from '@/app/connectPage';
import { makeStore } from '@/app/store';
import { readTokens } from '@/lib/cookies';
import { authStateFrom } from '@/state/authSlice';
import { stubFetch, type ApiHandlers } from './stubFetch';
import { stubAppParts } from './stubAppParts';

/** Handlers for the queries of every signed-in page, and of the two screens that need no permission. */
const defaultHandlers: ApiHandlers = {
  GetNotifications: () => ({ notifications: { items: [], nextCursor: null, unreadCount: 0 } }),
  GetStartUpPacks: () => ({ startUpPacks: [] }),
  GetMarketingTemplates: () => ({ marketingTemplates: [] }),
};

/**
 * Renders the whole console at a path with the session from the cookies. Call `stop()` before rendering it
 * again in the same test.
 */
export function renderApp(path: string, handlers: ApiHandlers, { parts, pushOnceOpen } = stubAppParts()) {
  const requests = stubFetch({ ...defaultHandlers, ...handlers });
  window.history.replaceState(null, '', path);
  const store = makeStore({ auth: authStateFrom(readTokens()) }, parts);
  const stop = connectPage(store, parts);
  const view = render(<App store={store} router={createBrowserRouter(routes)} />);
  return {
    ...view,
    store,
    requests,
    parts,
    stop,
    user: userEvent.setup(),
    currentPath: () => `${window.location.pathname}${window.location.search}`,
    push: pushOnceOpen,
  };
}
