import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { activeBannerReceived } from '@/state/authSlice';
import { connectionChanged } from '@/state/connectionSlice';
import type { Permission } from '@/state/operator';
import { type OperatorOverrides, operatorWith } from '@/testing/operator';
import { type RenderOptions, renderScreen } from '@/testing/renderScreen';
import { keepStyles } from '@/testing/styles';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router';
import { SettingsTabs } from './SettingsTabs';
import { Shell } from './Shell';
import { WelcomeDialog } from './WelcomeDialog';
import { gatesOf, accessibleEntries } from './routeTable';

describe('Shell', () => {
  keepStyles();

  const clock = (daysAhead: number) => ({
    sandboxClock: { canStep: true, now: '2027-03-01T12:00:00.000Z', daysAhead },
  });

  const noTheme = {
    GetThemeSetup: () => ({ themeSetup: null }),
    GetSandboxClock: () => clock(0),
    GetUndeployedChanges: () => ({
      undeployedChanges: { count: 0, items: [], publishedAt: null, obstacle: null },
    }),
    GetNotifications: () => ({ notifications: { items: [], nextCursor: null, unreadCount: 0 } }),
  };

  async function renderShell({ operator = {}, ...options }: RenderOptions = {}, answers = {}) {
    const entries = accessibleEntries(gatesOf(operatorWith(operator ?? {})));
    const view = renderScreen(
      <Shell entries={entries}>
        <p>Screen</p>
      </Shell>,
      { ...noTheme, ...answers },
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

  test('spec 1: a staging says so, and a production does not', async () => {
    const production = await renderShell();
    expect(screen.queryByText('Staging')).toBeNull();
    production.unmount();
    const replaced = jest.replaceProperty(env, 'environment', 'staging');
    await renderShell();
    expect(within(screen.getByRole('banner')).getByText('Staging')).toBeInTheDocument();
    replaced.restore();
  });

  test('lists the production gaps that the API reports, on every screen', async () => {
    const owner = await renderShell({ operator: { productionGaps: ['Stripe', 'Smtp', 'Https'] } });
    const notice = screen.getByRole('region', { name: 'This deployment is not ready for production' });
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Stripe is not set up for live payments: no money moves.',
      'No mail server is set up: emails are not sent.',
      'HTTPS is off: passwords and sessions are not encrypted in transit.',
    ]);
    owner.unmount();
    await renderShell();
    expect(screen.queryByRole('region', { name: /not ready for production/ })).toBeNull();
  });

  test('spec 2: the navigation, with White Label open by default', async () => {
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

  test('another screen begins at its top', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = await renderShell();
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('link', { name: 'Payments' }));
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('link', { name: 'Payments' })).toHaveFocus();
    scrollTo.mockRestore();
  });

  test('another screen takes the keyboard’s place when it was on the old one', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { user } = renderScreen(
      <Shell entries={accessibleEntries(gatesOf(operatorWith({})))}>
        <Routes>
          <Route path={paths.clients} element={<Link to={paths.payments}>A client’s payments</Link>} />
          <Route path="*" element={<p>Payments</p>} />
        </Routes>
      </Shell>,
      noTheme,
      { path: paths.clients },
    );
    await user.click(await screen.findByRole('link', { name: 'A client’s payments' }));
    expect(screen.getByRole('main')).toHaveFocus();
    scrollTo.mockRestore();
  });

  test('screens behind a missing flag are not in the navigation', async () => {
    const permissions: Permission[] = ['MANAGE_CLIENT_MANAGEMENT'];
    await renderShell({ operator: { permissions } });
    expect(links()).toEqual(['Client Management', 'Start-up Packs', 'Marketing Templates']);
  });

  test('spec 1: the shell shows the operator’s name, role and profile picture', async () => {
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

  test('spec 7: without a picture an initial-letter tile stands for it', async () => {
    await renderShell({ operator: { name: 'Grace Hopper' } });
    expect(within(screen.getByRole('button', { name: /Grace Hopper/ })).getByText('G')).toBeVisible();
  });

  test('the company’s name and square logo stand at the top', async () => {
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

  test('spec 2: the user menu offers Settings and Sign out', async () => {
    const { user, store, asked } = await renderShell({}, { SignOut: () => ({ signOut: true }) });
    await user.click(screen.getByRole('button', { name: /Ada Northwind/ }));

    expect(screen.getAllByRole('menuitem').map((item) => item.textContent?.trim())).toEqual([
      'Settings',
      'Sign out',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Sign out' }));
    await waitFor(() => expect(store.getState().auth.authData.accessToken).toBeNull());
    expect(asked).toContain('SignOut');
  });

  test.each<[string, Permission[], string]>([
    ['a holder of MANAGE_SETTINGS', ['MANAGE_SETTINGS'], paths.myProfile],
    ['whoever lacks it', ['MANAGE_CLIENT_MANAGEMENT'], paths.ownProfile],
    ['whoever holds nothing', [], paths.ownProfile],
  ])('spec 2: Settings leads %s to their own profile', async (_who, permissions, address) => {
    const { user, place } = await renderShell({ operator: { role: 'Staff', permissions } });
    await user.click(screen.getByRole('button', { name: /Ada Northwind/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(place()).toBe(address);
  });

  test('spec 2: when navigation is hidden only Sign out is offered', async () => {
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
  ] as const)('spec 8: the banner %s', async (activeBanner, text) => {
    const { store } = await renderShell();
    expect(screen.queryByText(text)).toBeNull();
    act(() => void store.dispatch(activeBannerReceived(activeBanner)));
    expect(screen.getByText(text)).toBeVisible();
  });

  test('spec 8: once the socket has given up, users see why and can reconnect', async () => {
    const { store, parts, user } = await renderShell();
    const message = 'Socket closed with event 4500 internal server error';
    act(() => void store.dispatch(connectionChanged({ status: 'lost', message })));

    expect(screen.getByText(/Socket closed with event 4500 internal server error/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reconnect' }));
    expect(parts.socket.reconnect).toHaveBeenCalled();
  });

  test('spec 8: users see the joined server messages when a subscription is refused', async () => {
    const { store } = await renderShell();
    const message = 'You do not have access to this., This import does not exist.';
    act(() => void store.dispatch(connectionChanged({ status: 'connected', message })));
    expect(screen.getByText(`Some live updates have stopped. ${message}`)).toBeVisible();

    act(() => void store.dispatch(connectionChanged({ status: 'connected', message: null })));
    expect(screen.queryByText(/live updates/)).toBeNull();
  });

  test('spec 2: on small screens the menu slides in, and goes once something is chosen', async () => {
    const { user } = await renderShell();
    await user.click(screen.getByRole('button', { name: 'Open the menu' }));
    const drawer = await screen.findByRole('dialog', { name: 'Menu' });
    await user.click(within(drawer).getByRole('link', { name: 'Branding' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull());
  });

  test('the keyboard can skip to the content', async () => {
    const { user } = await renderShell();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Skip to the content' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('light, dark and the system’s scheme can be chosen, and are remembered', async () => {
    const { user } = await renderShell();
    const ground = () => getComputedStyle(document.body).backgroundColor;
    const before = ground();
    await user.click(screen.getByRole('button', { name: 'Dark' }));
    expect(ground()).not.toBe(before);
    expect(localStorage.getItem('livery.colourScheme')).toBe('dark');
  });

  describe('the test clock', () => {
    const onPayments = paths.paymentList('incoming');

    test('is stepped where money is, once however often it is pressed, and said to be ahead', async () => {
      const sent: unknown[] = [];
      const { user } = await renderShell(
        { path: onPayments },
        {
          StepSandboxClock: (variables: unknown) => {
            sent.push(variables);
            if (sent.length === 1) throw { code: 'UNAVAILABLE', message: 'Try again.' };
            return { stepSandboxClock: clock(7).sandboxClock };
          },
          GetSandboxClock: () => clock(sent.length > 1 ? 7 : 0),
        },
      );
      await user.click(await screen.findByRole('button', { name: 'Step the test clock' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Step the test clock' }));
      await user.click(dialog.getByRole('radio', { name: '7 days' }));
      const press = dialog.getByRole('button', { name: 'Step 7 days forward' });
      await user.click(press);
      expect(await dialog.findByRole('alert')).toBeVisible();
      await user.click(press);
      expect(await screen.findByText(/The test clock is 7 days ahead: it is Mar 1, 2027/)).toBeVisible();
      expect(sent).toEqual([sent[0], sent[0]]);
      expect(sent[0]).toEqual({ days: 7, idempotencyKey: expect.any(String) });
    });

    test.each([paths.paymentList('outgoing'), paths.clientView('c1'), paths.billingCard('cards')])(
      'stands where its time is read: %s',
      async (path) => {
        await renderShell({ path });
        expect(await screen.findByRole('button', { name: 'Step the test clock' })).toBeVisible();
      },
    );

    test.each<[string, RenderOptions]>([
      ['without MANAGE_PAYMENTS', { operator: { permissions: ['MANAGE_CLIENT_MANAGEMENT'] } }],
      ['of a company that is closed', { operator: { whiteLabelledCustomer: { status: 'Cancelled' } } }],
    ])('is not asked for %s', async (_who, options) => {
      const { asked } = await renderShell({ path: onPayments, ...options });
      expect(asked).not.toContain('GetSandboxClock');
    });
  });
});

describe('SettingsTabs', () => {
  function renderTabs(path: string, operator: OperatorOverrides = {}) {
    const entries = accessibleEntries(gatesOf(operatorWith(operator)));
    return renderScreen(<SettingsTabs entries={entries} />, {}, { path, operator });
  }

  const tabs = () => within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');

  test('from each of the settings there is a way to all that are open', async () => {
    const { user, place } = renderTabs(paths.users);
    expect(tabs().map(({ textContent }) => textContent)).toEqual([
      'My profile',
      'Company profile',
      'Billing Card',
      'Users',
      'Roles and Permissions',
      'Record',
    ]);
    await user.click(screen.getByRole('link', { name: 'Company profile' }));
    expect(place()).toBe(paths.companyProfile);
    expect(screen.getByRole('link', { name: 'Company profile' })).toHaveAttribute('aria-current', 'page');
  });

  test('the record is for Admins alone', () => {
    renderTabs(paths.users, { role: 'Staff', permissions: ['MANAGE_SETTINGS'] });
    expect(tabs().map(({ textContent }) => textContent)).not.toContain('Record');
  });

  test('one is current, whatever stands behind its address', () => {
    renderTabs(paths.billingCard('new'));
    const current = tabs().filter((tab) => tab.hasAttribute('aria-current'));
    expect(current.map(({ textContent }) => textContent)).toEqual(['Billing Card']);
  });

  test('over the profile of whoever may not open the settings there are none', () => {
    renderTabs(paths.ownProfile, { role: 'Staff', permissions: [] });
    expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
  });

  test('elsewhere there are none', () => {
    renderTabs(paths.clients);
    expect(screen.queryByRole('navigation', { name: 'Settings' })).toBeNull();
  });
});

describe('WelcomeDialog', () => {
  const text =
    'Thank you signing up to the product! We recommend you switch to a larger screen for using the dashboard.';

  const phone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148';
  const laptop = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';

  const on = (userAgent: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  // The last test closes it for good, as far as this page is concerned: it stays last.
  test.each([
    ['a phone elsewhere', phone, '/onboard/company/details'],
    ['a laptop', laptop, '/dashboard/analytics'],
  ])('on %s nothing opens', (_place, userAgent, path) => {
    on(userAgent);
    renderScreen(<WelcomeDialog />, {}, { path });
    act(() => jest.advanceTimersByTime(1000));
    expect(screen.queryByText(text)).toBeNull();
  });

  test('spec 1: on a mobile device with a path containing dashboard it opens after 100 ms, and once closed never again', () => {
    on(phone);
    const first = renderScreen(<WelcomeDialog />, {}, { path: '/dashboard/analytics' });
    act(() => jest.advanceTimersByTime(99));
    expect(screen.queryByText(text)).toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByText(text)).toBeInTheDocument();

    act(() => screen.getByRole('button', { name: 'Continue' }).click());
    expect(localStorage.length).toBe(1);
    first.unmount();

    renderScreen(<WelcomeDialog />, {}, { path: '/dashboard/analytics' });
    act(() => jest.advanceTimersByTime(5000));
    expect(screen.queryByText(text)).toBeNull();
  });
});
