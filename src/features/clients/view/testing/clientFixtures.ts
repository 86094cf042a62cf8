import type { ApiHandlers } from '@/testing/stubFetch';
import { emptyFields } from '../../testing/clients';
import type { ClientBilling } from '../../billing/clientBillingApi';
import type { ViewedClient } from '../../clientViewApi';

/** Builds a client with a plan and without optional values. */
export const clientWith = (overrides: Partial<ViewedClient> = {}): ViewedClient => ({
  id: 'c1',
  number: 42,
  name: 'Ada Lovelace',
  email: 'ada@x.test',
  ...emptyFields,
  status: 'Active',
  plan: { id: 'p1', name: 'Gold' },
  hasPlanAccess: true,
  trialEndsAt: null,
  nextRenewalAt: null,
  lastLoginAt: null,
  deactivation: null,
  tags: [],
  source: 'Manual',
  lockVersion: 3,
  createdAt: '2026-03-05T10:00:00.000Z',
  updatedAt: '2026-03-05T10:00:00.000Z',
  money: null,
  ...overrides,
});

type Money = NonNullable<ViewedClient['money']>;
type Subscription = NonNullable<Money['subscription']>;

export const subscriptionWith = (overrides: Partial<Subscription> = {}): Subscription => ({
  price: 1900,
  interval: 'Month',
  intervalCount: 1,
  priceVersion: 2,
  currentPriceVersion: 3,
  currentPeriodFrom: '2026-03-01',
  currentPeriodTo: '2026-03-31',
  nextChargeAt: '2026-04-01T12:00:00.000Z',
  nextChargeAmount: 1900,
  ...overrides,
});

export const moneyWith = (overrides: Partial<Money> = {}): Money => ({
  currency: 'EUR',
  mrr: 1900,
  lifetimeValue: 5700,
  subscription: subscriptionWith(),
  ...overrides,
});

export const noPayments = {
  payments: {
    items: [],
    totalCount: 0,
    totals: {
      currency: 'EUR',
      gross: 0,
      refunded: 0,
      fees: 0,
      net: 0,
      failedCount: 0,
      failedAmount: 0,
    },
  },
};

export const noBilling: ClientBilling = {
  clientId: 'c1',
  currency: 'EUR',
  cards: [],
  isBilled: false,
  subscription: null,
  nextChargeAt: null,
  nextChargeAmount: null,
  pastDuePayments: [],
  cardRequestedAt: null,
  canCharge: true,
};

/** Default responses to the queries of the client view. Each test adds `GetClient`. */
export const clientViewResponses: ApiHandlers = {
  GetClientTimeline: () => ({ clientTimeline: { items: [], nextCursor: null } }),
  GetClientPayments: () => noPayments,
  GetClientBilling: () => ({ clientBilling: noBilling }),
  GetClientFacets: () => ({
    clientFacets: {
      plans: [],
      countries: [],
      tags: [
        { value: 'vip', count: 2 },
        { value: 'beta', count: 1 },
      ],
    },
  }),
  GetClientCountries: () => ({
    countries: [
      { code: 'PT', name: 'Portugal' },
      { code: 'DE', name: 'Germany' },
    ],
  }),
};
