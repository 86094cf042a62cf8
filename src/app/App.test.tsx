import { clearTokens, readTokens, storeSignIn } from '@/lib/cookies';
import { signedOut } from '@/state/authSlice';
import { selectThemeSetup } from '@/state/themeSetupSlice';
import type { Answers } from '@/testing/answers';
import { type OperatorOverrides, operatorWith } from '@/testing/operator';
import { pasteInto } from '@/testing/pasteInto';
import { renderApp } from '@/testing/renderApp';
import { renderScreen } from '@/testing/renderScreen';
import { toast } from '@/ui/toast';
import { act, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { SessionGate } from './SessionGate';
import { ShellBrand } from './ShellBrand';
import { sectionHash, useScrollToHash } from './scrollToHash';

describe('App', () => {
  const operatorIs = (overrides: OperatorOverrides = {}): Answers => ({
    GetCurrentOperator: () => ({ currentOperator: operatorWith(overrides) }),
    GetThemeSetup: () => ({ themeSetup: null }),
    // Of the screens that are open to any operator.
    GetStartUpPacks: () => ({ startUpPacks: [] }),
    GetMarketingTemplates: () => ({ marketingTemplates: [] }),
  });

  // What the first screens ask for, when a test is about how one comes to them.
  const unavailable = () => {
    throw { code: 'UNAVAILABLE' };
  };
  const firstScreens: Answers = {
    GetAnalytics: unavailable,
    GetRecentActivity: unavailable,
    GetPayments: unavailable,
    GetPaymentColumns: unavailable,
    GetSandboxClock: unavailable,
  };

  const remembered = () => storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
  const heading = (name: string | RegExp) => screen.findByRole('heading', { name, level: 1 });

  const addOns: OperatorOverrides = { permissions: [] };

  test('spec 2: the root redirects to signup if the signup flag is on', async () => {
    const { place } = renderApp('/', {});
    await waitFor(() => expect(place()).toBe('/signup'));
  });

  test('spec 2: a signed-out visitor of a dashboard path goes to signup, and to that path after signing in', async () => {
    const { place, user } = renderApp('/dashboard/marketing-templates?x=1', {
      ...operatorIs(),
      Login: () => ({ login: { accessToken: 'a1', refreshToken: 'r1' } }),
    });
    await waitFor(() => expect(place()).toBe('/signup'));
    await user.click(await screen.findByRole('link', { name: 'Sign in' }));
    await pasteInto(user, await screen.findByLabelText('Email'), 'ada@northwind.test');
    await pasteInto(user, screen.getByLabelText('Password'), 'correct horse battery');
    await user.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(place()).toBe('/dashboard/marketing-templates?x=1'));
    expect(await heading(/Marketing Templates/i)).toBeVisible();
    expect(readTokens()).toEqual({ accessToken: 'a1', refreshToken: 'r1' });
  });

  test('spec 4: tokens are read from the cookies on load, and the full-screen loader stands until the operator is there', async () => {
    remembered();
    let answer: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    const { asked, store } = renderApp('/dashboard/start-up-packs', {
      ...operatorIs(),
      GetCurrentOperator: () => held.then(() => ({ currentOperator: operatorWith() })),
    });
    expect(await screen.findByRole('status', { name: 'Loading the dashboard' })).toBeVisible();
    answer();
    expect(await heading(/Start-up Packs/i)).toBeVisible();
    const ofTheScreen = ['GetStartUpPacks', 'GetNotifications'];
    expect(asked.filter((name) => !ofTheScreen.includes(name))).toEqual([
      'GetCurrentOperator',
      'GetThemeSetup',
    ]);
    expect(store.getState().auth.authData.operator?.name).toBe('Ada Northwind');
  });

  test('spec 7: the operator query is skipped without an access token', async () => {
    const { asked, place } = renderApp('/login', {});
    expect(await screen.findByLabelText('Email')).toBeVisible();
    expect(place()).toBe('/login');
    expect(asked).toEqual([]);
  });

  test('spec 2, rule 1: a page with a refresh token alone exchanges it, and goes on', async () => {
    document.cookie = 'refresh=r1; path=/';
    const { asked, store } = renderApp('/dashboard/start-up-packs', {
      ...operatorIs(),
      AccessTokenQuery: ({ refreshToken }) => ({ accessToken: { accessToken: `for-${refreshToken}` } }),
    });
    expect(await heading(/Start-up Packs/i)).toBeVisible();
    expect(asked[0]).toBe('AccessTokenQuery');
    expect(store.getState().auth.authData).toMatchObject({ accessToken: 'for-r1', refreshToken: 'r1' });
    expect(readTokens()).toEqual({ accessToken: 'for-r1', refreshToken: 'r1' });
  });

  test.each(['UNAUTHENTICATED', 'USER_NOT_FOUND'])(
    'spec 8: %s of the operator query signs out, goes to login and clears the cookies',
    async (code) => {
      remembered();
      const refuse = (): never => {
        throw { code };
      };
      const { place, parts } = renderApp('/dashboard/start-up-packs', {
        GetCurrentOperator: refuse,
        RefreshTokens: refuse,
      });
      await waitFor(() => expect(place()).toBe('/login'));
      expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
      expect(parts.crossTab.tell).toHaveBeenCalledWith(expect.objectContaining({ type: 'signedOut' }));
    },
  );

  test.each(['FORBIDDEN', 'INTERNAL_SERVER_ERROR'])(
    'spec 8: any failure of the operator query signs out and goes to login: %s',
    async (code) => {
      remembered();
      const { place } = renderApp('/dashboard/start-up-packs', {
        GetCurrentOperator: () => {
          throw { code };
        },
      });
      await waitFor(() => expect(place()).toBe('/login'));
      expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
    },
  );

  test('spec 8: USER_NOT_FOUND does not sign out on the login page, which stays usable', async () => {
    remembered();
    const { store, user, place } = renderApp('/login', {
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
    await waitFor(() => expect(place()).toBe('/dashboard/analytics'));
  });

  test('spec 2, rule 5: a Pending operator is signed out', async () => {
    remembered();
    const { place } = renderApp('/dashboard/start-up-packs', operatorIs({ status: 'Pending' }));
    await waitFor(() => expect(place()).toBe('/login'));
    expect(readTokens().accessToken).toBeNull();
  });

  test('spec 4: a session that turns out to be over leads from a public screen to login, which leads back', async () => {
    remembered();
    const refuse = (): never => {
      throw { code: 'UNAUTHENTICATED' };
    };
    const { place, user } = renderApp('/forgot-password', {
      GetCurrentOperator: refuse,
      RefreshTokens: refuse,
    });
    await waitFor(() => expect(place()).toBe('/login'));
    await user.click(await screen.findByRole('link', { name: /Forgot/ }));
    expect(await heading(/password/i)).toBeVisible();
    expect(place()).toBe('/forgot-password');
  });

  test('spec 4: a sign-out in another tab leads from a public screen to login', async () => {
    remembered();
    const { place, store } = renderApp('/onboard/user?token=abc', {
      ...operatorIs({ status: 'Pending' }),
      GetInvitation: unavailable,
    });
    await waitFor(() => expect(store.getState().auth.authData.operator).not.toBeNull());
    expect(place()).toBe('/onboard/user?token=abc');
    act(() => void store.dispatch(signedOut('SignedOut', true)));
    await waitFor(() => expect(place()).toBe('/login'));
  });

  test('a sign-out in another tab leaves a visitor without a session on the screen they are on', async () => {
    const { place, store } = renderApp('/signup', {});
    act(() => void store.dispatch(signedOut('SignedOut', true)));
    expect(await heading(/./)).toBeVisible();
    expect(place()).toBe('/signup');
  });

  test('spec 2, rule 3: a Pending company is forced to its onboarding details', async () => {
    remembered();
    const { place } = renderApp('/dashboard/start-up-packs', {
      ...operatorIs({ whiteLabelledCustomer: { status: 'Pending' } }),
      GetOnboarding: () => ({ onboarding: { completedSteps: [], drafts: [] } }),
      GetCompanyCountries: () => ({ countries: [] }),
    });
    await waitFor(() => expect(place()).toBe('/onboard/company/details'));
    expect(screen.queryByRole('link', { name: 'Payments' })).toBeNull();
  });

  test('a screen whose flag is lacking is neither listed nor shown, and its address says why', async () => {
    remembered();
    renderApp('/dashboard/settings/users', operatorIs({ permissions: ['MANAGE_PAYMENTS'] }));
    expect(await heading('No access')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Users' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Payments' })).toBeVisible();
  });

  test('an address that never was says so', async () => {
    remembered();
    renderApp('/dashboard/nonsense', operatorIs());
    expect(await heading('Page not found')).toBeVisible();
  });

  const billingCard = {
    GetBillingCards: () => ({ billingCards: [] }),
    GetPlatformFee: () => ({
      platformFee: { amount: 0, currency: 'USD', nextChargeAt: null, unpaid: [] },
    }),
    GetBillingCharges: () => ({
      billingCharges: { items: [], page: 1, pageSize: 20, totalPages: 0, totalCount: 0 },
    }),
    GetBillingDetails: () => ({
      billingDetails: { name: 'Acme', email: 'a@acme.test', isFromCompany: true },
    }),
    GetBillingCountries: () => ({ countries: [] }),
    GetBillingTestCards: () => ({ sandboxCards: [] }),
    StartBillingCardSetup: () => ({ startBillingCardSetup: { provider: 'Sandbox' } }),
  };

  const plans: Answers = { GetClientBillingPlans: unavailable, GetPlanProvider: unavailable };

  test.each<[OperatorOverrides, string]>([
    [{ permissions: ['MANAGE_PAYMENTS', 'MANAGE_SETTINGS'] }, '/dashboard/payments/incoming/all'],
    [{ permissions: ['MANAGE_SETTINGS'] }, '/dashboard/settings/billing-card/new'],
    [addOns, '/dashboard/start-up-packs'],
  ])(
    'an operator without MANAGE_DASHBOARD but %j lands on the first screen that is open',
    async (who, landing) => {
      remembered();
      const { place, unmount } = renderApp('/dashboard', {
        ...operatorIs(who),
        ...firstScreens,
        ...billingCard,
      });
      await waitFor(() => expect(place()).toBe(landing));
      unmount();
    },
  );

  test.each([
    ['/dashboard/payments', '/dashboard/payments/incoming/all'],
    ['/dashboard/payments/outgoing', '/dashboard/payments/outgoing/all'],
    ['/dashboard/payments/Outgoing/Failed?page=2', '/dashboard/payments/outgoing/failed?page=2'],
    ['/dashboard/white-label', '/dashboard/white-label/client-billing'],
    ['/dashboard/settings', '/dashboard/settings/billing-card/new'],
    ['/dashboard/settings/billing-card', '/dashboard/settings/billing-card/new'],
  ])('spec 2: %s becomes %s', async (path, target) => {
    remembered();
    const { place } = renderApp(path, { ...operatorIs(), ...firstScreens, ...billingCard, ...plans });
    await waitFor(() => expect(place()).toBe(target));
  });

  test('a payments address with a direction that is none is not found', async () => {
    remembered();
    renderApp('/dashboard/payments/sideways/all', { ...operatorIs(), ...firstScreens });
    expect(await heading('Page not found')).toBeVisible();
  });

  test('spec 1: the banner appears when the company changes, without a reload', async () => {
    remembered();
    const { push, store } = renderApp('/dashboard/start-up-packs', operatorIs());
    await heading(/Start-up Packs/i);
    const companyChanged = { ...operatorWith().whiteLabelledCustomer, activeBanner: 'SettingUpSubdomain' };
    expect(await push('CompanyChanged', { companyChanged })).toBe(1);
    expect(await screen.findByText(/We are setting up your product subdomain/)).toBeVisible();
    expect(store.getState().auth.activeBanner).toBe('SettingUpSubdomain');
  });

  test('a session that ends elsewhere is signed out with a word why, and the place is kept', async () => {
    remembered();
    const { push, place } = renderApp('/dashboard/start-up-packs', operatorIs());
    await heading(/Start-up Packs/i);
    await push('SessionEnded', { sessionEnded: { reason: 'PasswordChanged' } });
    await waitFor(() => expect(place()).toBe('/login'));
    expect(await screen.findByText('Your password was changed. Sign in with the new one.')).toBeVisible();
    expect(sessionStorage.getItem('livery.place')).toBe('/dashboard/start-up-packs');
  });

  test('spec 4: signing out goes to login and keeps neither the place nor a cached answer', async () => {
    remembered();
    const { user, place, store, parts } = renderApp('/dashboard/start-up-packs', {
      ...operatorIs(),
      SignOut: () => ({ signOut: true }),
    });
    await heading(/Start-up Packs/i);
    sessionStorage.setItem('livery.recentChoices', '{"operatorId":"1","choices":[{"label":"Grace Hopper"}]}');
    await user.click(screen.getByRole('button', { name: /Ada Northwind/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(place()).toBe('/login'));
    expect(sessionStorage).toHaveLength(0);
    expect(readTokens()).toEqual({ accessToken: null, refreshToken: null });
    await waitFor(() => expect(store.getState().api.queries).toEqual({}));
    expect(parts.socket.close).toHaveBeenCalled();
  });
});

describe('brand changes', () => {
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

  test('a brand that somebody saves is worn by every open console at once, its tab’s icon too', async () => {
    const tabs = [openTab(), openTab()];
    const colours = () => tabs.map(({ store }) => selectThemeSetup(store.getState())?.colour);
    await waitFor(() => expect(colours()).toEqual(['#0B6796', '#0B6796']));
    expect(icon.href).toMatch(/square-logo\?version=1$/);

    themeSetup = { ...themeSetup, colour: '#17714A', squareLogoUrl: '/theme-setups/square-logo?version=2' };
    const companyChanged = operatorWith().whiteLabelledCustomer;
    for (const { push } of tabs) await push('CompanyChanged', { companyChanged });

    await waitFor(() => expect(colours()).toEqual(['#17714A', '#17714A']));
    await waitFor(() => expect(icon.href).toMatch(/square-logo\?version=2$/));
  });

  test('a page without a brand has the usual icon again', async () => {
    icon.href = '/favicon.svg';
    const { unmount } = openTab();
    await waitFor(() => expect(icon.href).toMatch(/square-logo/));
    unmount();
    expect(icon.href).toMatch(/favicon\.svg$/);
  });
});

describe('section of address', () => {
  let showPanel: () => void;

  /** A screen whose panel renders when the test calls `showPanel`. */
  function SlowScreen() {
    const [isThere, setThere] = useState(false);
    useEffect(() => {
      showPanel = () => setThere(true);
    }, []);
    return isThere && <h2>Email address</h2>;
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

  test('a heading is named by its words', () => {
    expect(sectionHash('Email address')).toBe('#email-address');
  });

  test('an address opens a screen at a heading that comes after it', async () => {
    renderScreen(<Content />, {}, { path: `/profile${sectionHash('Email address')}` });
    await screen.findByRole('heading', { name: 'Profile' });
    act(showPanel);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Email address' })).toHaveFocus());
  });

  test.each(['#nowhere', '#%', '#%E0%A4%A'])('an address that ends in %s changes nothing', async (hash) => {
    renderScreen(<Content />, {}, { path: `/profile${hash}` });
    await screen.findByRole('heading', { name: 'Profile' });
    act(showPanel);
    await screen.findByRole('heading', { name: 'Email address' });
    expect(document.body).toHaveFocus();
  });
});

describe('mailed link', () => {
  const told = /You are signed in as ada@northwind.test/;
  const toldOfPassword = /You are signed in as ada@northwind.test. To set a new password/;

  const answers: Answers = {
    GetCurrentOperator: () => ({ currentOperator: operatorWith({ permissions: [] }) }),
    GetThemeSetup: () => ({ themeSetup: null }),
    GetStartUpPacks: () => ({ startUpPacks: [] }),
    GetNotifications: () => ({ notifications: { items: [], nextCursor: null, unreadCount: 0 } }),
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

  test('whoever has just joined with it is told nothing of the kind', async () => {
    const telling = jest.spyOn(toast, 'default');
    const { place, user } = renderApp('/onboard/user?token=own', answers);
    await user.type(await screen.findByLabelText('Your name'), 'Ada');
    await pasteInto(user, screen.getByLabelText('Password'), 'plum kettle orbit nine');
    await user.click(screen.getByRole('button', { name: 'Join Northwind' }));

    await waitFor(() => expect(place()).toBe('/dashboard/start-up-packs'));
    expect(telling).not.toHaveBeenCalled();
  });

  test('spec 2, rule 6: an invitation that somebody signed in opens leads to the dashboard, and they are told why', async () => {
    storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
    const { place } = renderApp('/onboard/user?token=abc', answers);

    expect(await screen.findByText(told)).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/dashboard/start-up-packs'));
  });

  test('spec 2, rule 6: a signed-in operator who opens a password link lands on the dashboard with the reason', async () => {
    storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
    const { place } = renderApp('/reset-password?token=abc', answers);

    expect(await screen.findByText(toldOfPassword)).toBeInTheDocument();
    await waitFor(() => expect(place()).toBe('/dashboard/start-up-packs'));
  });

  test('a password link that leads to onboarding shows its reason once, not again after a reload', async () => {
    storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
    const pending = {
      ...answers,
      GetCurrentOperator: () => ({
        currentOperator: operatorWith({ whiteLabelledCustomer: { status: 'Pending' } }),
      }),
      GetOnboarding: () => ({ onboarding: { completedSteps: [], drafts: [] } }),
      GetCompanyCountries: () => ({ countries: [] }),
    };
    const { unmount, stop, place } = renderApp('/reset-password?token=abc', pending);
    expect(await screen.findByText(toldOfPassword)).toBeInTheDocument();
    unmount();
    stop();
    const telling = jest.spyOn(toast, 'default').mockClear();
    renderApp(place(), pending);
    await waitFor(() => expect(document.title).not.toBe(''));
    expect(await screen.findByRole('heading', { level: 1 })).toBeInTheDocument();
    expect(telling).not.toHaveBeenCalled();
    expect(JSON.stringify(window.history.state)).not.toContain('token');
  });

  test('an operator who has to set up two-factor and opens a password link is shown the reason', async () => {
    storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
    renderApp('/reset-password?token=abc', {
      ...answers,
      GetCurrentOperator: () => ({
        currentOperator: operatorWith({
          hasTwoFactor: false,
          whiteLabelledCustomer: { isTwoFactorRequired: true },
        }),
      }),
    });
    expect(await screen.findByText(toldOfPassword)).toBeInTheDocument();
    await waitFor(() => expect(document.title).toMatch(/^Set up two-factor/));
  });
});
