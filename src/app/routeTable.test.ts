import type { Permission } from '@/state/operator';
import { operatorWith } from '@/testing/operator';
import { gatesOf, openTo, routeTable, type Gate } from './routeTable';

/** The routes of the specification's section 2, by the gate that stands before them. */
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

test.each(Object.entries(specified))(
  'spec 2: every route of %s is in the table, behind that gate',
  (gate, paths) => {
    const found = routeTable.filter((entry) => entry.gate === gate).map(({ path }) => path);
    expect(found).toEqual(expect.arrayContaining(paths));
  },
);

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

test('spec 2: the navigation is Dashboard, Client Management, Payments; White Label; Settings', () => {
  const labels = (section: string) =>
    routeTable.flatMap(({ nav }) => (nav?.section === section ? [nav.label] : []));
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

test('spec 2: screens whose flag the operator lacks are not registered', () => {
  const held = gatesOf(operatorWith({ role: 'Staff', permissions: ['MANAGE_PAYMENTS'] }));
  const gates = new Set(openTo(held).map(({ gate }) => gate));
  expect(gates).toEqual(new Set(['public', 'operator', 'MANAGE_PAYMENTS']));
});

test('one’s own profile is open to every operator, at one address', () => {
  const profilesOf = (...permissions: Permission[]) =>
    openTo(gatesOf(operatorWith({ role: 'Staff', permissions })))
      .filter(({ path }) => path.endsWith('/my-profile'))
      .map((entry) => ('to' in entry ? `${entry.path} → ${entry.to}` : entry.path));
  expect(profilesOf()).toEqual(['/dashboard/my-profile']);
  expect(profilesOf('MANAGE_SETTINGS')).toEqual([
    '/dashboard/settings/my-profile',
    '/dashboard/my-profile → /dashboard/settings/my-profile',
  ]);
  const pending = operatorWith({ permissions: [], whiteLabelledCustomer: { status: 'Pending' } });
  expect(openTo(gatesOf(pending)).map(({ path }) => path)).not.toContain('/dashboard/my-profile');
});

test('spec 6: login, onboarding and the two add-on screens need no flag', () => {
  expect(gatesOf(null)).toEqual(new Set(['public']));
  expect(gatesOf(operatorWith({ role: 'Staff', permissions: [] }))).toEqual(new Set(['public', 'operator']));
  const pending = operatorWith({ permissions: [], whiteLabelledCustomer: { status: 'Pending' } });
  expect(gatesOf(pending)).toEqual(new Set(['public', 'onboarding']));
});

test.each(['Admin', 'Staff', 'ClientManagement'] as const)('what Admins alone see, as %s', (role) => {
  expect(gatesOf(operatorWith({ role })).has('Admin')).toBe(role === 'Admin');
});
