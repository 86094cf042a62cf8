import type { GetClientListTotalQuery, GetClientsQuery } from '@/api/types';

type ListedClient = GetClientsQuery['clients']['items'][number];

export const listedClient = (overrides: Partial<ListedClient> = {}): ListedClient => ({
  id: 'c1',
  number: 1,
  name: 'Ada Lovelace',
  email: 'ada@x.test',
  phone: null,
  country: null,
  status: 'Active',
  plan: null,
  hasPlanAccess: true,
  trialEndsAt: null,
  nextRenewalAt: null,
  lastLoginAt: null,
  deactivation: null,
  money: null,
  tags: [],
  source: 'Manual',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...overrides,
});

export const clientPage = (
  items: readonly ListedClient[],
  totalCount = items.length,
  lastNumber = totalCount,
): GetClientsQuery & GetClientListTotalQuery => ({
  clients: {
    items: [...items],
    page: 1,
    pageSize: 20,
    totalCount,
    lastNumber,
  },
});
