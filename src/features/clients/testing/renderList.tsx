import { paths } from '@/config/paths';
import type { Answers, Variables } from '@/testing/answers';
import type { RenderOptions } from '@/testing/renderScreen';
import { renderScreen } from '@/testing/renderScreen';
import { LeavingDialog } from '@/ui/LeavingDialog';
import ClientListScreen from '../ClientListScreen';
import type { GetClientFacetsQuery } from '../clients.generated';
import { listed, pageOf } from './clients';

export const goldId = '0190a6a2-0000-7000-8000-0000000000f1';

const facets: GetClientFacetsQuery = {
  clientFacets: {
    plans: [{ plan: { id: goldId, name: 'Gold' }, count: 7 }],
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

const base: Answers = {
  GetClients: () => pageOf([listed({ name: 'Ada Lovelace', email: 'ada@x.test' })]),
  GetClientCounts: () => counts,
  GetAttentionCount: () => ({ clients: { totalCount: 12 } }),
  GetClientFacets: () => facets,
  GetListColumns: () => ({ listColumns: null }),
  GetSavedViews: () => ({ savedViews: [] }),
};

/** An operator who manages clients and sees no money. */
export const withoutMoney = { permissions: ['MANAGE_CLIENT_MANAGEMENT' as const] };

/** The list screen at a query, with an answer to all that it asks; what it asks of the clients is in `wanted`. */
export function renderList(query = '', answers: Answers = {}, options: RenderOptions = {}) {
  const wanted: Variables[] = [];
  const all = { ...base, ...answers };
  const view = renderScreen(
    <>
      <ClientListScreen />
      <LeavingDialog />
    </>,
    {
      ...all,
      GetClients: (variables) => {
        wanted.push(variables);
        return all.GetClients?.(variables);
      },
      // Unless a test says something else, as many as the page it answers with says.
      GetClientListTotal: (variables) => (all.GetClientListTotal ?? all.GetClients)?.(variables),
    },
    { path: paths.clients + query, route: paths.clients, ...options },
  );
  return { ...view, wanted };
}
