import { i18n } from '@lingui/core';
import type { Permission } from '@contract/enums';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { activeBannerReceived } from '@/state/authSlice';
import { connectionChanged } from '@/state/connectionSlice';
import { type OperatorOverrides, operatorWith } from '@/testing/operatorWith';
import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import { insertAllStyles } from '@/testing/styles';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { SettingsTabs } from './SignedInRoutes';
import { Shell } from './Shell';
import { WelcomeDialog } from './WelcomeDialog';
import { gatesOf, accessibleEntries } from './routeTable';
import { isListed } from './routeEntry';
import { settingsRoutes } from './settingsRoutes';

describe('Shell', () => {
  insertAllStyles();

  const clockResponse = (daysAhead: number) => ({
    testClock: { canAdvance: true, now: '2027-03-01T12:00:00.000Z', daysAhead },
  });

  const baseResponses = {
    GetThemeSetup: () => ({ themeSetup: null }),
    GetTestClock: () => clockResponse(0),
    GetUndeployedChanges: () => ({
      undeployedChanges: { count: 0, items: [], publishedAt: null, blocker: null },
    }),
    GetNotifications: () => ({ notifications: { items: [], nextCursor: null, unreadCount: 0 } }),
  };

  async function renderShell({ operator = {}, ...options }: RenderOptions = {}, responses = {}) {
    const entries = accessibleEntries(gatesOf(operatorWith(operator ?? {})));
    const view = renderScreen(
      <Shell entries={entries}>
        <p>Screen</p>
      </Shell>,
      { ...baseResponses, ...responses },
      { path: paths.clients, operator, ...options },
    );
    await screen.findByText('Screen');
    return view;
  }

  const navigation = () => screen.getByRole('navigation', { name: 'Main' });
  const links = () =>
    within(navigation())
      .getAllByRole('link')
      .map((link) => link.textContent);

  test('spec 1: shows an environment badge in staging, but not in production', async () => {
    const production = await renderShell();
    expect(screen.queryByText('Staging')).toBeNull();
    production.unmount();
    const environmentSpy = jest.replaceProperty(env, 'environment', 'staging');
    await renderShell();
    expect(within(screen.getByRole('banner')).getByText('Staging')).toBeInTheDocument();
    environmentSpy.restore();
  });

  test('lists the production gaps that the API reports, and shows no notice without gaps', async () => {
    const owner = await renderShell({ operator: { productionGaps: ['Stripe', 'Smtp', 'Https'] } });
    const notice = screen.getByRole('region', { name: 'This installation isn’t ready for production' });
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Stripe isn’t set up for live payments, so no money moves.',
      'No mail server is set up, so emails aren’t sent.',
      'HTTPS is off, so passwords and sessions aren’t encrypted in transit.',
    ]);
    owner.unmount();
    await renderShell();
    expect(screen.queryByRole('region', { name: /isn’t ready for production/ })).toBeNull();
  });

  test('spec 2: shows the navigation, with White Label open by default', async () => {
    const { user } = await renderShell();

    expect(screen.getByRole('button', { name: 'White Label' })).toHaveAttribute('aria-expanded', 'true');
    expect(links()).toEqual([
      'Dashboard',
      'Client Management',
      'Payments',
      'Client Billing',
      'Branding',
      'Custom Domain',
      'Stripe Integration',
      'Legal',
      'Quick Guide',
      'Start-up Packs',
      'Marketing Templates',
    ]);

    await user.click(screen.getByRole('button', { name: 'Settings' }));
    expect(links()).toEqual(expect.arrayContaining(['Billing Card', 'Users', 'Roles and Permissions']));
    expect(screen.getByRole('link', { name: 'Client Management' })).toHaveAttribute('aria-current', 'page');
  });

  test('scrolls to the top when the screen changes', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await renderShell();
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Payments' }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('link', { name: 'Payments' })).toHaveFocus();
    scrollTo.mockRestore();
  });

  test('moves the focus to the content when the focused link disappears with its screen', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = renderScreen(
      <Shell entries={accessibleEntries(gatesOf(operatorWith({})))}>
        <Routes>
          <Route path={paths.clients} element={<Link to={paths.payments}>A client’s payments</Link>} />
          <Route path="*" element={<p>Payments</p>} />
        </Routes>
      </Shell>,
      baseResponses,
      { path: paths.clients },
    );
    await user.click(await screen.findByRole('link', { name: 'A client’s payments' }));
    expect(screen.getByRole('main')).toHaveFocus();
    scrollTo.mockRestore();
  });

  test('omits from the navigation the screens whose permission the operator lacks', async () => {
    const permissions: Permission[] = ['MANAGE_CLIENT_MANAGEMENT'];
    await renderShell({ operator: { permissions } });
    expect(links()).toEqual(['Client Management', 'Start-up Packs', 'Marketing Templates']);
  });

  test('spec 1: shows the operator’s name, role and profile picture', async () => {
    const operator = {
      id: 'op-1',
      name: 'Grace Hopper',
      role: 'ClientManagement' as const,
      profileImageVersion: 'v7',
    };
    const { container } = await renderShell({ operator });

    const menu = screen.getByRole('button', { name: /Grace Hopper/ });
    expect(menu).toHaveTextContent('Client Management');
    const picture = container.querySelector('header img');
    expect(picture?.getAttribute('src')).toContain(
      '/operators/op-1/profile-image?accessToken=access-token&version=v7',
    );
  });

  test('spec 7: shows a tile with the operator’s initial when there is no profile picture', async () => {
    await renderShell({ operator: { name: 'Grace Hopper' } });
    expect(within(screen.getByRole('button', { name: /Grace Hopper/ })).getByText('G')).toBeVisible();
  });

  test('shows the company’s name and square logo in the header', async () => {
    const themeSetup = {
      title: 'Acme',
      colour: '#aa3300',
      haveLogosBeenUploaded: true,
      squareLogoUrl: '/theme-setups/square-logo?signature=x',
      fullLogoUrl: null,
    };
    const { container } = await renderShell(
      { operator: { whiteLabelledCustomer: { name: 'Acme Ltd' } } },
      { GetThemeSetup: () => ({ themeSetup }) },
    );

    expect(screen.getByText('Acme Ltd')).toBeVisible();
    await waitFor(() =>
      expect(container.querySelector('header img')?.getAttribute('src')).toMatch(
        /\/theme-setups\/square-logo\?signature=x$/,
      ),
    );
  });

  test('spec 2: offers Settings and Sign out in the user menu', async () => {
    const { user, store, requests } = await renderShell({}, { SignOut: () => ({ signOut: true }) });
    await user.click(screen.getByRole('button', { name: /Ada Northwind/ }));

    expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.trim())).toEqual([
      'Settings',
      'Sign out',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(store.getState().auth.authData.accessToken).toBeNull());
    expect(requests).toContain('SignOut');
  });

  test.each<[string, Permission[], string]>([
    ['an operator with MANAGE_SETTINGS', ['MANAGE_SETTINGS'], paths.myProfile],
    ['an operator without MANAGE_SETTINGS', ['MANAGE_CLIENT_MANAGEMENT'], paths.ownProfile],
    ['an operator without permissions', [], paths.ownProfile],
  ])('spec 2: links Settings to the profile of %s', async (_description, permissions, address) => {
    const { user, currentPath } = await renderShell({ operator: { role: 'Staff', permissions } });
    await user.click(screen.getByRole('button', { name: /Ada Northwind/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(currentPath()).toBe(address);
  });

  test('spec 2: offers only Sign out when navigation is hidden', async () => {
    const { user } = await renderShell({
      path: paths.onboardDetails,
      operator: { whiteLabelledCustomer: { status: 'Pending' } },
    });
    expect(screen.queryByRole('navigation')).toBeNull();

    await user.click(screen.getByRole('button', { name: /Ada Northwind/ }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.trim())).toEqual(['Sign out']);
  });

  test.each([
    [
      'SettingUpCustomDomain',
      'We are setting up your custom domain. This may take up to 12 hours. Please refresh to check again.',
    ],
    [
      'SettingUpSubdomain',
      'We are setting up your product subdomain. This may take up to 10 minutes. Please refresh to check again.',
    ],
    ['SettingUpClientDashboard', 'We are setting up your client dashboard. This may take up to 30 minutes.'],
  ] as const)('spec 8: shows the banner %s', async (activeBanner, text) => {
    const { store } = await renderShell();
    expect(screen.queryByText(text)).toBeNull();
    act(() => void store.dispatch(activeBannerReceived(activeBanner)));
    expect(screen.getByText(text)).toBeVisible();
  });

  test('spec 8: shows why the socket was lost, with a button that reconnects it', async () => {
    const { store, parts, user } = await renderShell();
    const message = 'Socket closed with event 4500 internal server error';
    act(() => void store.dispatch(connectionChanged({ status: 'lost', message })));

    expect(screen.getByText(/Socket closed with event 4500 internal server error/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(parts.socket.reconnect).toHaveBeenCalled();
  });

  test('spec 8: shows the joined server messages when a subscription is rejected', async () => {
    const { store } = await renderShell();
    const message = 'You do not have access to this., This import does not exist.';
    act(() => void store.dispatch(connectionChanged({ status: 'connected', message })));
    expect(screen.getByText(`Some live updates have stopped. ${message}`)).toBeVisible();

    act(() => void store.dispatch(connectionChanged({ status: 'connected', message: null })));
    expect(screen.queryByText(/live updates/)).toBeNull();
  });

  test('spec 2: opens the menu as a drawer, and closes it after a selection', async () => {
    const { user } = await renderShell();
    await user.click(screen.getByRole('button', { name: 'Open menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Branding' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });

  test('skips to the content by keyboard', async () => {
    const { user } = await renderShell();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('applies and saves the selected color scheme', async () => {
    const { user } = await renderShell();
    const background = () => getComputedStyle(document.body).backgroundColor;
    const before = background();
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(background()).not.toBe(before);
    expect(localStorage.getItem('livery.colourScheme')).toBe('dark');
  });

  describe('TestClock', () => {
    const paymentsPath = paths.paymentList('incoming');

    test('reuses the idempotency key after a failure, and shows the days ahead', async () => {
      const sent: unknown[] = [];
      const { user } = await renderShell(
        { path: paymentsPath },
        {
          AdvanceTestClock: (variables: unknown) => {
            sent.push(variables);
            if (sent.length === 1) throw { code: 'UNAVAILABLE', message: 'Try again.' };
            return { advanceTestClock: clockResponse(7).testClock };
          },
          GetTestClock: () => clockResponse(sent.length > 1 ? 7 : 0),
        },
      );
      await user.click(await screen.findByRole('button', { name: 'Advance' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Advance test clock' }));
      await user.click(dialog.getByRole('radio', { name: '7 days' }));
      const advanceButton = dialog.getByRole('button', { name: 'Advance 7 days' });
      await user.click(advanceButton);
      expect(await screen.findByRole('alert')).toBeVisible();
      await user.click(advanceButton);
      expect(await screen.findByText(/^Test clock: Mar 1, 2027 \(7 days ahead\)/)).toBeVisible();
      expect(sent).toEqual([sent[0], sent[0]]);
      expect(sent[0]).toEqual({ days: 7, idempotencyKey: expect.any(String) });
    });

    test.each([paths.paymentList('outgoing'), paths.clientView('c1'), paths.billingCard('cards')])(
      'appears at %s',
      async (path) => {
        await renderShell({ path });
        expect(await screen.findByRole('button', { name: 'Advance' })).toBeVisible();
      },
    );

    test.each<[string, RenderOptions]>([
      ['without MANAGE_PAYMENTS', { operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] } }],
      ['for a closed company', { operator: { whiteLabelledCustomer: { status: 'Cancelled' } } }],
    ])('is not loaded %s', async (_description, options) => {
      const { requests } = await renderShell({ path: paymentsPath, ...options });
      expect(requests).not.toContain('GetTestClock');
    });
  });
});

describe('SettingsTabs', () => {
  function renderTabs(path: string, operator: OperatorOverrides = {}) {
    const entries = accessibleEntries(gatesOf(operatorWith(operator)));
    return renderScreen(<SettingsTabs entries={entries} />, {}, { path, operator });
  }

  const settingsTabs = settingsRoutes.filter(isListed).filter(({ isTab }) => isTab);

  const tabs = () => within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');

  test('links to all settings screens that the operator can open', async () => {
    const { user, currentPath } = renderTabs(paths.users);
    const ordered = [
      'My profile',
      'Company profile',
      'Billing Card',
      'Users',
      'Roles and Permissions',
      'Audit log',
    ];
    const titles = tabs().map(({ textContent }) => textContent ?? '');
    expect(titles).toEqual(settingsTabs.map(({ title }) => i18n._(title)));
    expect(titles.filter((title) => ordered.includes(title))).toEqual(ordered);
    await user.click(screen.getByRole('link', { name: 'Company profile' }));
    expect(currentPath()).toBe(paths.companyProfile);
    expect(screen.getByRole('link', { name: 'Company profile' })).toHaveAttribute('aria-current', 'page');
  });

  test('hides the audit log from an operator who is not an Admin', () => {
    renderTabs(paths.users, { role: 'Staff', permissions: ['MANAGE_SETTINGS'] });
    expect(tabs().map(({ textContent }) => textContent)).not.toContain('Audit log');
  });

  test('marks the tab of a nested path as current', () => {
    renderTabs(paths.billingCard('new'));
    const current = tabs().filter((tab) => tab.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['Billing Card']);
  });

  test('is hidden on the profile of an operator without access to the settings', () => {
    renderTabs(paths.ownProfile, { role: 'Staff', permissions: [] });
    expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
  });

  test('is hidden outside the settings', () => {
    renderTabs(paths.clients);
    expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
  });
});

describe('WelcomeDialog', () => {
  const text =
    'Thank you signing up to the product! We recommend you switch to a larger screen for using the dashboard.';

  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
  const laptop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';

  const mockUserAgent = (userAgent: string) =>
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  // The last test must stay last, because it dismisses the dialog permanently.
  test.each([
    ['a phone outside the dashboard', phone, '/onboard/company/details'],
    ['a laptop', laptop, '/dashboard/analytics'],
  ])('stays closed on %s', (_description, userAgent, path) => {
    mockUserAgent(userAgent);
    renderScreen(<WelcomeDialog />, {}, { path });
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByText(text)).toBeNull();
  });

  test('spec 1: opens after 100 ms on a phone at a dashboard path, and never after dismissal', () => {
    mockUserAgent(phone);
    const firstRender = renderScreen(<WelcomeDialog />, {}, { path: '/dashboard/analytics' });
    act(() => jest.advanceTimersByTime(99));
    expect(screen.queryByText(text)).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText(text)).toBeInTheDocument();

    act(() => screen.getByRole('button', { name: 'Continue' }).click());
    expect(localStorage.length).toBe(1);
    firstRender.unmount();

    renderScreen(<WelcomeDialog />, {}, { path: '/dashboard/analytics' });
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.queryByText(text)).toBeNull();
  });
});
