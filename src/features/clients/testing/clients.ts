import { recordOf } from '@contract/records';
import type { GetClientListTotalQuery, GetClientsQuery } from '@/api/types';
import { textFields } from '../fieldDefinitions';
import type { ListedClient } from '../list/columnDefinitions';

/** The optional fields of a client without values. */
export const emptyFields = recordOf(
  textFields.filter((field) => field !== 'name' && field !== 'email'),
  () => null,
);

export const listedClient = (overrides: Partial<ListedClient> = {}): ListedClient => ({
  id: 'c1',
  number: 1,
  name: 'Ada Lovelace',
  email: 'ada@x.test',
  ...emptyFields,
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
