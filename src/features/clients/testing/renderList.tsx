import type { GetClientFacetsQuery } from '@/api/types';
import { paths } from '@/config/paths';
import type { ApiHandlers, Variables } from '@/testing/stubFetch';
import { renderScreen, type RenderOptions } from '@/testing/renderScreen';
import ClientListScreen from '../ClientListScreen';
import { listedClient, clientPage } from './clients';

export const goldPlanId = '0190a6a2-0000-7000-8000-0000000000f1';

const facets: GetClientFacetsQuery = {
  clientFacets: {
    plans: [{ plan: { id: goldPlanId, name: 'Gold' }, count: 7 }],
    countries: [
      { value: 'PT', count: 5 },
      { value: 'GB', count: 2 },
    ],
    tags: [
      { value: 'vip', count: 3 },
      { value: 'one, two', count: 1 },
    ],
  },
};

const counts = {
  clientCounts: {
    total: 3,
    byStatus: [
      { status: 'Active', count: 2 },
      { status: 'Paused', count: 1 },
    ],
  },
};

const defaultResponses: ApiHandlers = {
  GetClients: () => clientPage([listedClient({ name: 'Ada Lovelace', email: 'ada@x.test' })]),
  GetClientCounts: () => counts,
  GetAttentionCount: () => ({ clients: { totalCount: 12 } }),
  GetClientFacets: () => facets,
  GetListColumns: () => ({ listColumns: null }),
  GetSavedViews: () => ({ savedViews: [] }),
};

/** An operator who manages clients and cannot see amounts. */
export const withoutMoneyPermission = { permissions: ['MANAGE_CLIENT_MANAGEMENT' as const] };

/** Renders the list with stubbed responses. Also returns the variables of each `GetClients` request. */
export function renderList(query = '', overrides: ApiHandlers = {}, options: RenderOptions = {}) {
  const clientRequests: Variables[] = [];
  const responses = { ...defaultResponses, ...overrides };
  const view = renderScreen(
    <ClientListScreen />,
    {
      ...responses,
      GetClients: (variables) => {
        clientRequests.push(variables);
        return responses.GetClients?.(variables);
      },
      // Returns the total of the `GetClients` stub unless a test overrides it.
      GetClientListTotal: (variables) => (responses.GetClientListTotal ?? responses.GetClients)?.(variables),
    },
    { path: paths.clients + query, route: paths.clients, ...options },
  );
  return { ...view, clientRequests };
}
