import type { GetClientQuery, GetClientsQuery } from '../clients.generated';

type Listed = GetClientsQuery['clients']['items'][number];
type Viewed = GetClientQuery['client'];

export const listed = (overrides: Partial<Listed> = {}): Listed => ({
  id: 'c1',
  number: 1,
  name: 'Ada Lovelace',
  email: 'ada@x.test',
  country: null,
  status: 'Active',
  plan: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...overrides,
});

export const viewed = (overrides: Partial<Viewed> = {}): Viewed => ({
  ...listed(),
  phone: null,
  tags: [],
  note: null,
  source: 'Manual',
  externalId: null,
  ...overrides,
});

export const pageOf = (items: readonly Listed[], totalCount = items.length): GetClientsQuery => ({
  clients: {
    items: [...items],
    page: 1,
    pageSize: 20,
    totalPages: Math.max(1, Math.ceil(totalCount / 20)),
    totalCount,
  },
});
