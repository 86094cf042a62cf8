import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '@/app/App';
import { connectPage } from '@/app/connectPage';
import { makeStore } from '@/app/store';
import { readTokens } from '@/lib/cookies';
import { authStateFrom } from '@/state/authSlice';
import { answerFetch, type Answers } from './answers';
import { fakeParts } from './fakeParts';

/** What every signed-in page asks for, whatever a test is about. */
const ofTheShell: Answers = {
  GetNotifications: () => ({ notifications: { items: [], nextCursor: null, unreadCount: 0 } }),
};

/** Opens the whole console at an address, signed in as far as the cookies say; a test stops it when it is done. */
export function renderApp(path: string, answers: Answers, { parts, pushOnceOpen } = fakeParts()) {
  const asked = answerFetch({ ...ofTheShell, ...answers });
  window.history.replaceState(null, '', path);
  const store = makeStore({ auth: authStateFrom(readTokens()) }, parts);
  const stop = connectPage(store, parts);
  const view = render(<App store={store} />);
  return {
    ...view,
    store,
    asked,
    parts,
    stop,
    user: userEvent.setup(),
    place: () => `${window.location.pathname}${window.location.search}`,
    push: pushOnceOpen,
  };
}
