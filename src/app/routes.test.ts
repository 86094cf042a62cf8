import { i18n } from '@lingui/core';
import type { Permission } from '@contract/enums';
import { paths } from '@/config/paths';
import { operatorWith } from '@/testing/operatorWith';
import { closedCompanyScreens, emptyCompanyScreens } from '../../e2e/support/screens/emptyCompany';
import { coreScreens } from '../../e2e/support/screens/core';
import { settingsScreens } from '../../e2e/support/screens/settings';
import { onboardingScreens, signedOutScreens } from '../../e2e/support/screens/signedOut';
import { whiteLabelScreens } from '../../e2e/support/screens/whiteLabel';
import { matchPath } from 'react-router';
import { type Gate, isListed, isScreen } from './routeEntry';
import { gatesOf, accessibleEntries, routeTable } from './routeTable';
import { type RoutingAction, routingActionFor, type Visit } from './SessionGate';

describe('routeTable', () => {
  /** The routes of spec section 2 by gate. */
  const specified: Record<Exclude<Gate, 'Admin'>, string[]> = {
    public: [
      '/',
      '/login',
      '/signup',
      '/forgot-password',
      '/forgot-password/success',
      '/reset-password',
      '/onboard/user',
    ],
    onboarding: [
      '/onboard/company',
      '/onboard/company/details',
      '/onboard/company/theme',
      '/onboard/company/client-billing',
      '/onboard/company/payment-method',
    ],
    MANAGE_DASHBOARD: ['/dashboard', '/dashboard/analytics'],
    MANAGE_CLIENT_MANAGEMENT: [
      '/dashboard/clients',
      '/dashboard/clients/:id/view',
      '/dashboard/clients/:id/deactivate',
    ],
    MANAGE_PAYMENTS: ['/dashboard/payments', '/dashboard/payments/:cashFlowDirection/:status'],
    MANAGE_WHITE_LABELLED_CUSTOMER: [
      '/dashboard/white-label',
      '/dashboard/white-label/client-billing',
      '/dashboard/white-label/branding',
      '/dashboard/white-label/custom-domain',
      '/dashboard/white-label/stripe-integration',
      '/dashboard/white-label/legal',
      '/dashboard/white-label/legal/:pathname',
      '/dashboard/white-label/quick-guide',
      '/dashboard/white-label/quick-guide/:pathname',
    ],
    MANAGE_SETTINGS: [
      '/dashboard/settings',
      '/dashboard/settings/billing-card',
      '/dashboard/settings/billing-card/*',
      '/dashboard/settings/users',
      '/dashboard/settings/roles-and-permissions',
      '/dashboard/settings/my-profile',
      '/dashboard/settings/company-profile',
    ],
    operator: ['/dashboard/start-up-packs', '/dashboard/marketing-templates'],
  };

  test.each(Object.entries(specified))('spec 2: lists the specified routes of the gate %s', (gate, paths) => {
    const found = routeTable.filter((entry) => entry.gate === gate).map(({ path }) => path);
    expect(found).toEqual(expect.arrayContaining(paths));
  });

  const redirects = [
    ['/onboard/company', '/onboard/company/details'],
    ['/dashboard', '/dashboard/analytics'],
    ['/dashboard/payments', '/dashboard/payments/incoming/all'],
    ['/dashboard/white-label', '/dashboard/white-label/client-billing'],
    ['/dashboard/settings', '/dashboard/settings/billing-card'],
    ['/dashboard/settings/billing-card', '/dashboard/settings/billing-card/new'],
  ] as const;

  test.each(redirects)('spec 2: %s redirects to %s', (path, to) => {
    expect(routeTable.find((entry) => entry.path === path)).toMatchObject({ to });
  });

  test('lists a tab for every screen under Settings', () => {
    const screens = routeTable.filter(isListed).filter(({ path }) => path.startsWith(`${paths.settings}/`));
    expect(screens.length).toBeGreaterThan(5);
    expect(screens.filter(({ isTab }) => !isTab).map(({ path }) => path)).toEqual([]);
  });

  test('spec 2: lists the navigation entries in the specified order', () => {
    const labels = (section: string) =>
      routeTable.filter(isListed).flatMap(({ nav, title }) => (nav === section ? [i18n._(title)] : []));
    expect(labels('main')).toEqual(['Dashboard', 'Client Management', 'Payments']);
    expect(labels('white-label')).toEqual([
      'Client Billing',
      'Branding',
      'Custom Domain',
      'Stripe Integration',
      'Legal',
      'Quick Guide',
    ]);
    expect(labels('settings')).toEqual(['Billing Card', 'Users', 'Roles and Permissions']);
  });
});

describe('accessibleEntries', () => {
  test('spec 2: omits screens whose permission the operator lacks', () => {
    const operatorGates = gatesOf(operatorWith({ role: 'Staff', permissions: ['MANAGE_PAYMENTS'] }));
    const gates = new Set(accessibleEntries(operatorGates).map(({ gate }) => gate));
    expect(gates).toEqual(new Set(['public', 'operator', 'MANAGE_PAYMENTS']));
  });

  test('offers one profile screen per operator, and none in a Pending company', () => {
    const profilePathsOf = (...permissions: Permission[]) =>
      accessibleEntries(gatesOf(operatorWith({ role: 'Staff', permissions })))
        .filter(({ path }) => path.endsWith('/my-profile'))
        .map((entry) => ('to' in entry ? `${entry.path} → ${entry.to}` : entry.path));
    expect(profilePathsOf()).toEqual(['/dashboard/my-profile']);
    expect(profilePathsOf('MANAGE_SETTINGS')).toEqual([
      '/dashboard/settings/my-profile',
      '/dashboard/my-profile → /dashboard/settings/my-profile',
    ]);
    const pending = operatorWith({ permissions: [], whiteLabelledCustomer: { status: 'Pending' } });
    expect(accessibleEntries(gatesOf(pending)).map(({ path }) => path)).not.toContain(
      '/dashboard/my-profile',
    );
  });
});

describe('gatesOf', () => {
  test('spec 6: requires no permission for the public, onboarding and operator gates', () => {
    expect(gatesOf(null)).toEqual(new Set(['public']));
    expect(gatesOf(operatorWith({ role: 'Staff', permissions: [] }))).toEqual(
      new Set(['public', 'operator']),
    );
    const pending = operatorWith({ permissions: [], whiteLabelledCustomer: { status: 'Pending' } });
    expect(gatesOf(pending)).toEqual(new Set(['public', 'onboarding']));
  });

  test.each(['Admin', 'Staff', 'ClientManagement'] as const)(
    'opens the Admin gate only to Admins: %s',
    (role) => {
      expect(gatesOf(operatorWith({ role })).has('Admin')).toBe(role === 'Admin');
    },
  );
});

describe('routingActionFor', () => {
  const signedOut: Visit = {
    path: '/dashboard/clients',
    isPublic: false,
    isOpenedByLink: false,
    hasAccessToken: false,
    hasRefreshToken: false,
    isSignupOpen: true,
    hasSignedOut: false,
    isSigningOut: false,
    operator: null,
    returnPath: null,
  };
  const signedIn: Visit = {
    ...signedOut,
    hasAccessToken: true,
    hasRefreshToken: true,
    operator: { status: 'Active', companyStatus: 'Active' },
  };
  const onboarding: Visit = { ...signedIn, operator: { status: 'Active', companyStatus: 'Pending' } };
  const invited: Visit = { ...signedIn, operator: { status: 'Pending', companyStatus: 'Active' } };

  const go = (to: string): RoutingAction => ({ kind: 'go', to });
  const stay = null;

  const cases: [string, Visit, RoutingAction | null][] = [
    [
      'spec 2, rule 1: exchanges the refresh token if the access token is missing',
      { ...signedOut, hasRefreshToken: true },
      { kind: 'exchange' },
    ],
    [
      'spec 2, rule 1: exchanges the refresh token on a public path',
      { ...signedOut, hasRefreshToken: true, path: paths.login, isPublic: true },
      { kind: 'exchange' },
    ],
    [
      'spec 2, rule 2: without tokens, redirects to signup if the signup flag is set',
      signedOut,
      go(paths.signup),
    ],
    [
      'spec 2, rule 2: without tokens, redirects to login if the signup flag is not set',
      { ...signedOut, isSignupOpen: false },
      go(paths.login),
    ],
    [
      'spec 2, rule 2: without tokens, stays on signup',
      { ...signedOut, path: paths.signup, isPublic: true },
      stay,
    ],
    ...[paths.updateCard, paths.confirmEmail].flatMap((path): [string, Visit, RoutingAction | null][] => {
      const page = { path, isPublic: true, isOpenedByLink: true };
      const signedOutVisit = { ...signedOut, hasSignedOut: true, isSigningOut: true };
      return [
        [`keeps the page of an emailed link open while signed in: ${path}`, { ...signedIn, ...page }, stay],
        [
          `exchanges no token on the page of an emailed link: ${path}`,
          { ...signedOut, hasRefreshToken: true, ...page },
          stay,
        ],
        [
          `keeps the page of an emailed link open when the session ends: ${path}`,
          { ...signedOutVisit, ...page },
          stay,
        ],
      ];
    }),
    [
      'spec 2: opens public routes without a login',
      { ...signedOut, path: paths.login, isPublic: true },
      stay,
    ],
    [
      'spec 4: after a sign-out, redirects to login regardless of the signup flag',
      { ...signedOut, hasSignedOut: true },
      go(paths.login),
    ],
    ...[paths.forgotPassword, paths.signup, paths.onboardUser].map((path): [string, Visit, RoutingAction] => [
      `spec 4: after a sign-out, redirects from a public screen to login: ${path}`,
      { ...signedOut, hasSignedOut: true, isSigningOut: true, path, isPublic: true },
      go(paths.login),
    ]),
    [
      'stays on a public screen opened after a sign-out',
      { ...signedOut, hasSignedOut: true, path: paths.forgotPassword, isPublic: true },
      stay,
    ],
    ['spec 2, rule 3: redirects a Pending company to its details', onboarding, go(paths.onboardDetails)],
    [
      'spec 2, rule 3: redirects a Pending company from any other path',
      { ...onboarding, path: '/' },
      go(paths.onboardDetails),
    ],
    ['lets a Pending company open any onboarding step', { ...onboarding, path: paths.onboardTheme }, stay],
    [
      'spec 2, rule 4: redirects an onboarded company from onboarding to the dashboard',
      { ...signedIn, path: paths.onboardTheme },
      go(paths.dashboard),
    ],
    ...(['Active', 'Cancelled', 'Blocked'] as const).map((companyStatus): [string, Visit, RoutingAction] => [
      `spec 4: redirects a company with the status ${companyStatus} from onboarding to the dashboard`,
      { ...signedIn, operator: { status: 'Active', companyStatus }, path: paths.onboardDetails },
      go(paths.dashboard),
    ]),
    ['spec 2, rule 5: signs out a Pending operator', invited, { kind: 'signOut' }],
    [
      'spec 2, rule 5: keeps a Pending operator on a path that contains onboard',
      { ...invited, path: paths.onboardUser, isPublic: true },
      stay,
    ],
    [
      'spec 2, rule 6: redirects a signed-in operator from a path without dashboard to the dashboard',
      { ...signedIn, path: paths.login, isPublic: true },
      go(paths.dashboard),
    ],
    [
      'spec 2, rule 6: redirects an unknown path to the dashboard',
      { ...signedIn, path: '/nowhere' },
      go(paths.dashboard),
    ],
    ['spec 2, rule 6: stays on a path that contains dashboard', signedIn, stay],
    [
      'returns to the stored path after a sign-in',
      { ...signedIn, path: paths.login, isPublic: true, returnPath: '/dashboard/clients?page=3' },
      go('/dashboard/clients?page=3'),
    ],
    ['stays while the operator loads', { ...signedIn, operator: null }, stay],
  ];

  test.each(cases)('%s', (_rule, visit, action) => {
    expect(routingActionFor(visit)).toEqual(action);
  });
});

describe('publicRoutes', () => {
  const loadPublicRoutes = async (isOpen: boolean) => {
    jest.resetModules();
    const SIGNUP_ENABLED = String(isOpen);
    Object.assign(globalThis, { BUILD_SETTINGS: { API_SECURE: 'false', SIGNUP_ENABLED } });
    const { publicRoutes } = await import('./publicRoutes');
    return (path: string) => publicRoutes.find((route) => route.path === path);
  };

  test('spec 2: redirects the root to the signup screen when the signup flag is on', async () => {
    const routeOf = await loadPublicRoutes(true);
    expect(routeOf('/')).toMatchObject({ to: '/signup' });
    expect(routeOf('/signup')).toMatchObject({ title: { message: 'Sign up' } });
  });

  test('spec 2: redirects the root and signup to login when the signup flag is off', async () => {
    const routeOf = await loadPublicRoutes(false);
    expect(routeOf('/')).toMatchObject({ to: '/login' });
    expect(routeOf('/signup')).toMatchObject({ to: '/login' });
  });
});

describe('screens of the browser tests', () => {
  const testedScreens = [
    ...signedOutScreens,
    ...onboardingScreens,
    ...coreScreens,
    ...whiteLabelScreens,
    ...settingsScreens,
    ...emptyCompanyScreens,
    ...closedCompanyScreens,
  ];
  const testedPaths = testedScreens.map(({ address }) => new URL(address, 'https://console.test').pathname);

  test('design 5: cover every screen of the route table', () => {
    const screens = routeTable.filter(isScreen).map(({ path }) => path);
    expect(screens.length).toBeGreaterThan(30);
    expect(screens.filter((path) => !testedPaths.some((tested) => matchPath(path, tested)))).toEqual([]);
  });

  test('use only paths that the route table matches', () => {
    const isKnown = (tested: string) => routeTable.some(({ path }) => matchPath(path, tested));
    expect(testedPaths.filter((tested) => !isKnown(tested))).toEqual([]);
  });
});
