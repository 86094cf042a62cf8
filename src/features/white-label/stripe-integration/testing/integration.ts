import type { Integration } from '../stripeIntegrationApi';

/** Returns a ready, live Stripe integration with `overrides`. */
export const integrationWith = (overrides: Partial<Integration> = {}): Integration => ({
  provider: 'Stripe',
  state: 'Ready',
  kind: 'Account',
  mode: 'Live',
  accountReference: 'acct_1Nv0FGQ9RKHgCVdK',
  businessName: 'Northwind Ltd',
  country: 'DE',
  defaultCurrency: 'EUR',
  statementDescriptor: 'NORTHWIND',
  chargesEnabled: true,
  payoutsEnabled: true,
  requirements: [],
  pendingVerification: [],
  currentDeadline: null,
  dashboardUrl: 'https://dashboard.stripe.com/acct_1Nv0FGQ9RKHgCVdK',
  publishableKey: null,
  secretKeyLast4: null,
  webhooks: {
    status: 'Healthy',
    lastEventAt: '2026-11-20T10:00:00.000Z',
    lastEventType: 'invoice.paid',
    received: 12,
    failed: 0,
    lastFailure: null,
  },
  chargedSubscriptions: 3,
  connectedAt: '2026-01-05T10:00:00.000Z',
  connectedByName: 'Ada Admin',
  lastSyncedAt: '2026-11-20T09:00:00.000Z',
  ...overrides,
});

export const notConnected = (provider: Integration['provider']): Integration =>
  integrationWith({
    provider,
    state: 'NotConnected',
    kind: null,
    mode: null,
    accountReference: null,
    businessName: null,
    country: null,
    defaultCurrency: null,
    statementDescriptor: null,
    chargesEnabled: false,
    payoutsEnabled: false,
    dashboardUrl: null,
    webhooks: {
      status: 'Missing',
      lastEventAt: null,
      lastEventType: null,
      received: 0,
      failed: 0,
      lastFailure: null,
    },
    chargedSubscriptions: 0,
    connectedAt: null,
    connectedByName: null,
    lastSyncedAt: null,
  });

export const taxNumber = { name: 'company.tax_id', label: 'Tax number of the company', isPastDue: false };
