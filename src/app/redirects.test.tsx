import { act, screen, waitFor } from '@testing-library/react';
import { api } from '@/api/base';
import { sessionApi } from '@/api/sessionApi';
import { clearTokens, readTokens, storeSignIn } from '@/lib/cookies';
import { operatorResponses, operatorWith } from '@/testing/operatorWith';
import { renderApp } from '@/testing/renderApp';
import { onboardingRoutes } from './onboardingRoutes';
import { onboardingPaths } from './SessionGate';
import { detectSessionChange } from './connectPage';

beforeEach(() => storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true }));
afterEach(clearTokens);

test.each([
  ['/dashboard', '/dashboard/analytics'],
  ['/dashboard/payments', '/dashboard/payments/incoming/all'],
  ['/dashboard/settings', '/dashboard/settings/billing-card/new'],
])('spec 2: in a blocked company, %s redirects to %s', async (from, to) => {
  const { currentPath } = renderApp(
    from,
    operatorResponses({ whiteLabelledCustomer: { status: 'Blocked' } }),
  );
  expect(await screen.findByText('This page is unavailable')).toBeVisible();
  expect(currentPath()).toBe(to);
});

test('an operator of a blocked company can open My profile at a path with a trailing slash', async () => {
  const unavailable = () => {
    throw { code: 'UNAVAILABLE' };
  };
  renderApp('/dashboard/my-profile/', {
    ...operatorResponses({ permissions: [], whiteLabelledCustomer: { status: 'Blocked' } }),
    GetMyAccount: unavailable,
    GetSessions: unavailable,
    GetNotificationPreferences: unavailable,
    GetTwoFactor: unavailable,
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'My profile' })).toBeVisible();
  expect(screen.queryByText('This page is unavailable')).toBeNull();
});

test.each(['/onboard/company/nowhere', '/onboard/company/details/nowhere'])(
  'spec 2, rule 3: %s redirects a Pending company to the details step',
  async (path) => {
    const { currentPath } = renderApp(path, {
      ...operatorResponses({ whiteLabelledCustomer: { status: 'Pending' } }),
      GetOnboarding: () => ({ onboarding: { completedSteps: [], drafts: [] } }),
      GetCompanyCountries: () => ({ countries: [] }),
    });
    await waitFor(() => expect(currentPath()).toBe('/onboard/company/details'));
  },
);

test('onboardingPaths lists the paths of the onboarding routes', () => {
  expect(onboardingPaths).toEqual(onboardingRoutes.map(({ path }) => path));
});

const throwUserNotFound = () => {
  throw { code: 'USER_NOT_FOUND' };
};

test.each(['/login/', '/Login'])(
  'spec 8: USER_NOT_FOUND from the operator query does not end the session on the login path %s',
  async (path) => {
    const { requests } = renderApp(path, { GetCurrentOperator: throwUserNotFound });
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(requests).toContain('GetCurrentOperator');
    expect(readTokens().accessToken).toBe('a1');
  },
);

test('detectSessionChange detects another tab’s sign-in on a login path with a trailing slash', () => {
  const noTokens = { accessToken: null, refreshToken: null };
  expect(detectSessionChange(noTokens, { accessToken: 'a1', refreshToken: 'r1' }, '/login/')).toBe(
    'signedIn',
  );
});

test('spec 8: USER_NOT_FOUND from another query does not end the session if the operator query succeeds', async () => {
  const { store, requests } = renderApp('/dashboard/start-up-packs', {
    ...operatorResponses({ permissions: [] }),
    GetStartUpPacks: throwUserNotFound,
  });
  await waitFor(() => expect(requests.filter((name) => name === 'GetCurrentOperator')).toHaveLength(2));
  const hasLoaded = () => sessionApi.endpoints.GetCurrentOperator.select()(store.getState()).isSuccess;
  await waitFor(() => expect(hasLoaded()).toBe(true));
  expect(readTokens().accessToken).toBe('a1');
  expect(store.getState().auth.authData.accessToken).toBe('a1');
});

test('spec 8: USER_NOT_FOUND from another query ends the session if the operator query returns it too', async () => {
  let operatorExists = true;
  const { store, currentPath } = renderApp('/dashboard/start-up-packs', {
    GetCurrentOperator: () =>
      operatorExists ? { currentOperator: operatorWith({ permissions: [] }) } : throwUserNotFound(),
    GetThemeSetup: () => ({ themeSetup: null }),
    GetStartUpPacks: () => (operatorExists ? { startUpPacks: [] } : throwUserNotFound()),
  });
  expect(await screen.findByRole('heading', { level: 1, name: /Start-up Packs/i })).toBeVisible();
  operatorExists = false;
  act(() => void store.dispatch(api.util.invalidateTags(['StartUpPack'])));
  await waitFor(() => expect(currentPath()).toBe('/login'));
});
