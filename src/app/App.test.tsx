import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { clearTokens, readTokens, storeSignIn } from '@/lib/cookies';
import { signedOut } from '@/state/authSlice';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import { type OperatorOverrides, operatorResponses, operatorWith, signedIn } from '@/testing/operatorWith';
import { pasteInto } from '@/testing/pasteInto';
import { renderApp } from '@/testing/renderApp';
import { renderScreen } from '@/testing/renderScreen';
import type { ApiHandlers } from '@/testing/stubFetch';
import { toast } from '@/ui/toast';
import { sectionHash, useScrollToHash } from './scrollToHash';
import { SessionGate } from './SessionGate';
import { ShellBrand } from './ShellBrand';

describe('App', () => {
  // The landing screens fail to load, because these tests only check navigation.
  const unavailable = () => {
    throw { code: 'UNAVAILABLE' };
  };
  const firstScreens: ApiHandlers = {
    GetAnalytics: unavailable,
    GetRecentActivity: unavailable,
    GetPayments: unavailable,
    GetListColumns: unavailable,
    GetTestClock: unavailable,
  };

  const storeTestSession = () => storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
  const findHeading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });

  const addOnsOnly: OperatorOverrides = { permissions: [] };

  test('spec 2: redirects the root to signup when the signup flag is on', async () => {
    const { currentPath } = renderApp('/', {});
    await waitFor(() => expect(currentPath()).toBe('/signup'));
  });

  test('spec 2: sends a signed-out visitor to signup, and to the requested path after signing in', async () => {
    const { currentPath, user } = renderApp('/dashboard/marketing-templates?x=1', {
      ...operatorResponses(),
      Login: () => ({ login: { accessToken: 'a1', refreshToken: 'r1' } }),
    });
    await waitFor(() => expect(currentPath()).toBe('/signup'));
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await pasteInto(user, await screen.findByLabelText('Email'), 'ada@northwind.test');
    await pasteInto(user, screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(currentPath()).toBe('/dashboard/marketing-templates?x=1'));
    expect(await findHeading(/Marketing Templates/i)).toBeVisible();
    expect(readTokens()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
  });

  test('spec 4: reads tokens from the cookies, and shows the full-screen loader until the operator has loaded', async () => {
    let respond: () => void = () => undefined;
    const pendingResponse = new Promise<void>((resolve) => (respond = resolve));
    const { requests, store } = renderApp('/dashboard/start-up-packs', {
      ...signedIn(),
      GetCurrentOperator: () => pendingResponse.then(() => ({ currentOperator: operatorWith() })),
    });
    expect(await screen.findByRole('status', { name: 'Loading dashboard' })).toBeVisible();
    respond();
    expect(await findHeading(/Start-up Packs/i)).toBeVisible();
    const screenOperations = ['GetStartUpPacks', 'GetNotifications'];
    expect(requests.filter((name) => !screenOperations.includes(name))).toEqual([
      'GetCurrentOperator',
      'GetThemeSetup',
    ]);
    expect(store.getState().auth.authData.operator?.name).toBe('Ada Northwind');
  });

  test('spec 7: skips the operator query without an access token', async () => {
    const { requests, currentPath } = renderApp('/login', {});
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(currentPath()).toBe('/login');
    expect(requests).toEqual([]);
  });

  test('spec 2, rule 1: exchanges the refresh token and opens the page when there is no access token', async () => {
    document.cookie = 'refresh=r1; path=/';
    const { requests, store } = renderApp('/dashboard/start-up-packs', {
      ...operatorResponses(),
      AccessTokenQuery: ({ refreshToken }) => ({ accessToken: { accessToken: `for-${refreshToken}` } }),
    });
    expect(await findHeading(/Start-up Packs/i)).toBeVisible();
    expect(requests[0]).toBe('AccessTokenQuery');
    expect(store.getState().auth.authData).toMatchObject({ accessToken: 'for-r1', refreshToken: 'r1' });
    expect(readTokens()).toEqual({ accessToken: 'for-r1', refreshToken: 'r1' });
  });

  test.each(['UNAUTHENTICATED', 'USER_NOT_FOUND'])(
    'spec 8: signs out, redirects to login and clears the cookies when the operator query returns %s',
    async (code) => {
      storeTestSession();
      const refuse = (): never => {
        throw { code };
      };
      const { currentPath, parts } = renderApp('/dashboard/start-up-packs', {
        GetCurrentOperator: refuse,
        RefreshTokens: refuse,
      });
      await waitFor(() => expect(currentPath()).toBe('/login'));
      expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
      expect(parts.crossTab.publish).toHaveBeenCalledWith(expect.objectContaining({ type: 'signedOut' }));
    },
  );

  test.each(['FORBIDDEN', 'INTERNAL_SERVER_ERROR'])(
    'spec 8: signs out and redirects to login on the error %s of the operator query',
    async (code) => {
      storeTestSession();
      const { currentPath } = renderApp('/dashboard/start-up-packs', {
        GetCurrentOperator: () => {
          throw { code };
        },
      });
      await waitFor(() => expect(currentPath()).toBe('/login'));
      expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
    },
  );

  test('spec 8: does not sign out on USER_NOT_FOUND at the login page, which stays usable', async () => {
    storeTestSession();
    const { store, user, currentPath } = renderApp('/login', {
      GetCurrentOperator: () => {
        if (store.getState().auth.authData.accessToken === 'a1') throw { code: 'USER_NOT_FOUND' };
        return { currentOperator: operatorWith() };
      },
      GetThemeSetup: () => ({ themeSetup: null }),
      ...firstScreens,
      Login: () => ({ login: { accessToken: 'a2', refreshToken: 'r2' } }),
    });
    await pasteInto(user, await screen.findByLabelText('Email'), 'ada@northwind.test');
    expect(readTokens().accessToken).toBe('a1');
    await pasteInto(user, screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(currentPath()).toBe('/dashboard/analytics'));
  });

  test('spec 2, rule 5: signs out a Pending operator', async () => {
    const { currentPath } = renderApp('/dashboard/start-up-packs', signedIn({ status: 'Pending' }));
    await waitFor(() => expect(currentPath()).toBe('/login'));
    expect(readTokens().accessToken).toBeNull();
  });

  test('spec 4: redirects from a public screen to login once when the session is invalid', async () => {
    storeTestSession();
    const refuse = (): never => {
      throw { code: 'UNAUTHENTICATED' };
    };
    const { currentPath, user } = renderApp('/forgot-password', {
      GetCurrentOperator: refuse,
      RefreshTokens: refuse,
    });
    await waitFor(() => expect(currentPath()).toBe('/login'));
    await user.click(await screen.findByRole('link', { name: /Forgot/ }));
    expect(await findHeading(/password/i)).toBeVisible();
    expect(currentPath()).toBe('/forgot-password');
  });

  test('spec 4: redirects from a public screen to login after a sign-out in another tab', async () => {
    const { currentPath, store } = renderApp('/onboard/user?token=abc', {
      ...signedIn({ status: 'Pending' }),
      GetInvitation: unavailable,
    });
    await waitFor(() => expect(store.getState().auth.authData.operator).not.toBeNull());
    expect(currentPath()).toBe('/onboard/user?token=abc');
    act(() => void store.dispatch(signedOut('SignedOut', true)));
    await waitFor(() => expect(currentPath()).toBe('/login'));
  });

  test('keeps a visitor without a session on their screen after a sign-out in another tab', async () => {
    const { currentPath, store } = renderApp('/signup', {});
    act(() => void store.dispatch(signedOut('SignedOut', true)));
    expect(await findHeading(/./)).toBeVisible();
    expect(currentPath()).toBe('/signup');
  });

  test('spec 2, rule 3: redirects a Pending company to its onboarding details', async () => {
    const { currentPath } = renderApp('/dashboard/start-up-packs', {
      ...signedIn({ whiteLabelledCustomer: { status: 'Pending' } }),
      GetOnboarding: () => ({ onboarding: { completedSteps: [], drafts: [] } }),
      GetCompanyCountries: () => ({ countries: [] }),
    });
    await waitFor(() => expect(currentPath()).toBe('/onboard/company/details'));
    expect(screen.queryByRole('link', { name: 'Payments' })).toBeNull();
  });

  test('hides the link to a screen whose permission the operator lacks, and shows a no-access page at its path', async () => {
    renderApp('/dashboard/settings/users', signedIn({ permissions: ['MANAGE_PAYMENTS'] }));
    expect(await findHeading('No access')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Payments' })).toBeVisible();
  });

  test('shows a not-found page at an unknown path', async () => {
    renderApp('/dashboard/nonsense', signedIn());
    expect(await findHeading('Page not found')).toBeVisible();
  });

  const billingCard = {
    GetBillingCards: () => ({ billingCards: [] }),
    GetPlatformFee: () => ({
      platformFee: { amount: 0, currency: 'USD', nextChargeAt: null, pastDuePayments: [] },
    }),
    GetBillingCharges: () => ({
      billingCharges: { items: [], page: 1, pageSize: 20, totalPages: 0, totalCount: 0 },
    }),
    GetBillingDetails: () => ({
      billingDetails: { name: 'Acme', email: 'a@acme.test', isFromCompany: true },
    }),
    GetBillingCountries: () => ({ countries: [] }),
    GetTestCards: () => ({ sandboxCards: [] }),
    StartBillingCardSetup: () => ({ startBillingCardSetup: { provider: 'Sandbox' } }),
  };

  const plans: ApiHandlers = { GetClientBillingPlans: unavailable, GetPlanProvider: unavailable };

  test.each<[OperatorOverrides, string]>([
    [{ permissions: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'] }, '/dashboard/payments/incoming/all'],
    [{ permissions: ['MANAGE_SETTINGS'] }, '/dashboard/settings/billing-card/new'],
    [addOnsOnly, '/dashboard/start-up-packs'],
  ])('redirects an operator with %j from /dashboard to %s', async (overrides, landing) => {
    const { currentPath, unmount } = renderApp('/dashboard', {
      ...signedIn(overrides),
      ...firstScreens,
      ...billingCard,
    });
    await waitFor(() => expect(currentPath()).toBe(landing));
    unmount();
  });

  test.each([
    ['/dashboard/payments', '/dashboard/payments/incoming/all'],
    ['/dashboard/payments/outgoing', '/dashboard/payments/outgoing/all'],
    ['/dashboard/payments/Outgoing/Failed?page=2', '/dashboard/payments/outgoing/failed?page=2'],
    ['/dashboard/white-label', '/dashboard/white-label/client-billing'],
    ['/dashboard/settings', '/dashboard/settings/billing-card/new'],
    ['/dashboard/settings/billing-card', '/dashboard/settings/billing-card/new'],
  ])('spec 2: redirects %s to %s', async (path, target) => {
    const { currentPath } = renderApp(path, {
      ...signedIn(),
      ...firstScreens,
      ...billingCard,
      ...plans,
      GetUndeployedChanges: () => ({
        undeployedChanges: { count: 0, items: [], publishedAt: null, blocker: null },
      }),
    });
    await waitFor(() => expect(currentPath()).toBe(target));
  });

  test('shows a not-found page for an unknown payment direction', async () => {
    renderApp('/dashboard/payments/sideways/all', { ...signedIn(), ...firstScreens });
    expect(await findHeading('Page not found')).toBeVisible();
  });

  test('spec 1: shows the banner when the company changes, without a reload', async () => {
    const { push, store } = renderApp('/dashboard/start-up-packs', signedIn());
    await findHeading(/Start-up Packs/i);
    const companyChanged = { ...operatorWith().whiteLabelledCustomer, activeBanner: 'SettingUpSubdomain' };
    expect(await push('CompanyChanged', { companyChanged })).toBe(1);
    expect(await screen.findByText(/We are setting up your product subdomain/)).toBeVisible();
    expect(store.getState().auth.activeBanner).toBe('SettingUpSubdomain');
  });

  test('signs out and shows the reason when the session ends elsewhere, and saves the return path', async () => {
    const { push, currentPath } = renderApp('/dashboard/start-up-packs', signedIn());
    await findHeading(/Start-up Packs/i);
    await push('SessionEnded', { sessionEnded: { reason: 'PasswordChanged' } });
    await waitFor(() => expect(currentPath()).toBe('/login'));
    expect(
      await screen.findByText('Your password has changed. Sign in with your new password.'),
    ).toBeVisible();
    expect(sessionStorage.getItem('livery.place')).toBe('/dashboard/start-up-packs');
  });

  test('spec 4: clears session storage, the tokens and the cached data on sign-out, and redirects to login', async () => {
    const { user, currentPath, store, parts } = renderApp('/dashboard/start-up-packs', {
      ...signedIn(),
      SignOut: () => ({ signOut: true }),
    });
    await findHeading(/Start-up Packs/i);
    sessionStorage.setItem('livery.recentChoices', '{"operatorId":"1","choices":[{"label":"Grace Hopper"}]}');
    await user.click(screen.getByRole('button', { name: /Ada Northwind/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(currentPath()).toBe('/login'));
    expect(sessionStorage).toHaveLength(0);
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
    await waitFor(() => expect(store.getState().api.queries).toEqual({}));
    expect(parts.socket.close).toHaveBeenCalled();
  });
});

describe('ShellBrand', () => {
  let themeSetup = {
    title: 'Northwind',
    colour: '#0B6796',
    haveLogosBeenUploaded: true,
    squareLogoUrl: '/theme-setups/square-logo?version=1',
    fullLogoUrl: null,
  };

  const icon = document.createElement('link');
  icon.rel = 'icon';
  icon.href = '/favicon.svg';
  document.head.append(icon);

  const openTab = () =>
    renderScreen(
      <SessionGate>
        <ShellBrand />
      </SessionGate>,
      {
        GetCurrentOperator: () => ({ currentOperator: operatorWith() }),
        GetThemeSetup: () => ({ themeSetup }),
      },
      { path: '/dashboard/analytics' },
    );

  test('applies a saved brand to all open consoles and their favicons', async () => {
    const tabs = [openTab(), openTab()];
    const colors = () => tabs.map(({ store }) => selectThemeSetup(store.getState())?.colour);
    await waitFor(() => expect(colors()).toEqual(['#0B6796', '#0B6796']));
    expect(icon.href).toMatch(/square-logo\?version=1$/);

    themeSetup = { ...themeSetup, colour: '#17714A', squareLogoUrl: '/theme-setups/square-logo?version=2' };
    const companyChanged = operatorWith().whiteLabelledCustomer;
    for (const { push } of tabs) await push('CompanyChanged', { companyChanged });

    await waitFor(() => expect(colors()).toEqual(['#17714A', '#17714A']));
    await waitFor(() => expect(icon.href).toMatch(/square-logo\?version=2$/));
  });

  test('restores the default favicon on a page without a brand', async () => {
    icon.href = '/favicon.svg';
    const { unmount } = openTab();
    await waitFor(() => expect(icon.href).toMatch(/square-logo/));
    unmount();
    expect(icon.href).toMatch(/favicon\.svg$/);
  });
});

describe('links to a section', () => {
  let showPanel: () => void;

  function SlowScreen() {
    const [isShown, setShown] = useState(false);
    useEffect(() => {
      showPanel = () => setShown(true);
    }, []);
    return isShown && <h2>Email address</h2>;
  }

  function Content() {
    useScrollToHash('content');
    return (
      <main id="content">
        <h2>Profile</h2>
        <SlowScreen />
      </main>
    );
  }

  test('sectionHash derives the fragment from the text of the heading', () => {
    expect(sectionHash('Email address')).toBe('#email-address');
  });

  test('useScrollToHash focuses a heading that renders later than the page', async () => {
    renderScreen(<Content />, {}, { path: `/profile${sectionHash('Email address')}` });
    await screen.findByRole('heading', { name: 'Profile' });
    act(showPanel);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Email address' })).toHaveFocus());
  });

  test.each(['#nowhere', '#%', '#%E0%A4%A'])('useScrollToHash ignores the fragment %s', async (hash) => {
    renderScreen(<Content />, {}, { path: `/profile${hash}` });
    await screen.findByRole('heading', { name: 'Profile' });
    act(showPanel);
    await screen.findByRole('heading', { name: 'Email address' });
    expect(document.body).toHaveFocus();
  });
});

describe('email link', () => {
  const signedInNotice = /You’re signed in as ada@northwind.test/;
  const passwordLinkNotice = /You’re signed in as ada@northwind.test. To reset your password/;

  const responses: ApiHandlers = {
    ...operatorResponses({ permissions: [] }),
    GetInvitation: () => ({
      invitation: {
        email: 'ada@northwind.test',
        role: 'Staff',
        permissions: [],
        companyName: 'Northwind',
        status: 'Pending',
        expiresAt: '2036-12-01T00:00:00.000Z',
      },
    }),
    AcceptInvitation: () => ({ acceptInvitation: { accessToken: 'a1', refreshToken: 'r1' } }),
  };

  afterEach(clearTokens);

  test('shows no notice to an operator who has just joined with the link', async () => {
    const toastSpy = jest.spyOn(toast, 'default');
    const { currentPath, user } = renderApp('/onboard/user?token=own', responses);
    await user.type(await screen.findByLabelText('Your name'), 'Ada');
    await pasteInto(user, screen.getByLabelText('Password'), 'plum kettle orbit nine');
    await user.click(screen.getByRole('button', { name: 'Join Northwind' }));

    await waitFor(() => expect(currentPath()).toBe('/dashboard/start-up-packs'));
    expect(toastSpy).not.toHaveBeenCalled();
  });

  test('spec 2, rule 6: redirects a signed-in operator from an invitation to the dashboard, and shows the reason', async () => {
    const { currentPath } = renderApp('/onboard/user?token=abc', {
      ...responses,
      ...signedIn({ permissions: [] }),
    });

    expect(await screen.findByText(signedInNotice)).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe('/dashboard/start-up-packs'));
  });

  test('spec 2, rule 6: redirects a signed-in operator from a password link to the dashboard, and shows the reason', async () => {
    const { currentPath } = renderApp('/reset-password?token=abc', {
      ...responses,
      ...signedIn({ permissions: [] }),
    });

    expect(await screen.findByText(passwordLinkNotice)).toBeInTheDocument();
    await waitFor(() => expect(currentPath()).toBe('/dashboard/start-up-packs'));
  });

  test('shows the notice about a password link once during onboarding, and not again after a reload', async () => {
    const pending = {
      ...responses,
      ...signedIn({ whiteLabelledCustomer: { status: 'Pending' } }),
      GetOnboarding: () => ({ onboarding: { completedSteps: [], drafts: [] } }),
      GetCompanyCountries: () => ({ countries: [] }),
    };
    const { unmount, stop, currentPath } = renderApp('/reset-password?token=abc', pending);
    expect(await screen.findByText(passwordLinkNotice)).toBeInTheDocument();
    unmount();
    stop();
    const toastSpy = jest.spyOn(toast, 'default').mockClear();
    renderApp(currentPath(), pending);
    await waitFor(() => expect(document.title).not.toBe(''));
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(toastSpy).not.toHaveBeenCalled();
    expect(JSON.stringify(window.history.state)).not.toContain('token');
  });

  test('shows the notice about a password link to an operator who must set up two-factor', async () => {
    renderApp('/reset-password?token=abc', {
      ...responses,
      ...signedIn({ hasTwoFactor: false, whiteLabelledCustomer: { isTwoFactorRequired: true } }),
    });
    expect(await screen.findByText(passwordLinkNotice)).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/^Set up two-factor/));
  });
});
