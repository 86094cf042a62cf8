import { storeSignIn } from '@/lib/cookies';
import type { Operator, WhiteLabelledCustomer } from '@/state/operator';
import type { ApiHandlers } from './stubFetch';

const defaultCompany: WhiteLabelledCustomer = {
  id: '0190a6a2-0000-7000-8000-00000000c001',
  status: 'Active',
  liveStatus: 'NotLive',
  name: 'Northwind',
  email: 'office@northwind.test',
  phone: null,
  country: 'PT',
  currency: 'EUR',
  timeZone: 'Europe/Lisbon',
  defaultLanguage: 'en',
  portalLanguages: ['en'],
  contentLanguage: 'en',
  website: null,
  goLiveChecklist: {
    setUpBusinessBranding: false,
    setUpClientPricing: false,
    addCardDetails: false,
    setUpCustomDomain: false,
  },
  dashboardLink: null,
  activeDeploymentSessionFound: false,
  undeployedChangesExist: false,
  activeBanner: null,
  activeDeployment: null,
  blockedReason: null,
  closedAt: null,
  reopenableUntil: null,
  isTwoFactorRequired: false,
  createdAt: '2026-01-01T00:00:00.000Z',
};

const defaultOperator: Operator = {
  id: '0190a6a2-0000-7000-8000-00000000a001',
  status: 'Active',
  role: 'Admin',
  name: 'Ada Northwind',
  email: 'ada@northwind.test',
  phone: null,
  locale: null,
  language: null,
  permissions: [
    'MANAGE_DASHBOARD',
    'MANAGE_CLIENT_MANAGEMENT',
    'MANAGE_PAYMENTS',
    'MANAGE_WHITE_LABELLED_CUSTOMER',
    'MANAGE_SETTINGS',
  ],
  hasTwoFactor: false,
  profileImageVersion: null,
  productionGaps: [],
  createdAt: '2026-01-01T00:00:00.000Z',
  whiteLabelledCustomer: defaultCompany,
};

export interface OperatorOverrides extends Partial<Omit<Operator, 'whiteLabelledCustomer'>> {
  whiteLabelledCustomer?: Partial<WhiteLabelledCustomer>;
}

/** Returns an Admin of an Active company with the given overrides. */
export const operatorWith = ({ whiteLabelledCustomer, ...overrides }: OperatorOverrides = {}): Operator => ({
  ...defaultOperator,
  ...overrides,
  whiteLabelledCustomer: { ...defaultCompany, ...whiteLabelledCustomer },
});

/** Returns handlers of the queries that open the console for an operator. */
export const operatorResponses = (overrides: OperatorOverrides = {}): ApiHandlers => ({
  GetCurrentOperator: () => ({ currentOperator: operatorWith(overrides) }),
  GetThemeSetup: () => ({ themeSetup: null }),
});

/** Stores a session in the cookies for `renderApp`, and returns `operatorResponses` of its operator. */
export function signedIn(overrides: OperatorOverrides = {}): ApiHandlers {
  storeSignIn({ accessToken: 'a1', refreshToken: 'r1', rememberMe: true });
  return operatorResponses(overrides);
}
