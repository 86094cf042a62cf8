import type { PaymentSort } from '@/api/types';
import type { ListSpec, Sorting } from '@/ui/table/useListState';
import { filterEntries, filterKeys, type PaymentFilters, readFilters } from '../filters/filterCodecs';

export const sortKeys = { CreatedAt: 'date', Amount: 'amount', Status: 'status' } as const;

type SortColumn = keyof typeof sortKeys;

const newestFirst: Sorting<SortColumn> = { id: 'CreatedAt', desc: true };

/** Returns what the list keeps in the URL, except its direction and status. */
export const paymentListSpec = (companyCurrency: string): ListSpec<PaymentFilters, SortColumn> => ({
  filterKeys,
  parseFilters: (params) => readFilters(params, companyCurrency),
  filterEntries,
  sortKeys,
  initialSorting: newestFirst,
});

export const isNewestFirst = ({ id, desc }: Sorting<SortColumn>): boolean =>
  id === newestFirst.id && desc === newestFirst.desc;

export const toPaymentSort = ({ id, desc }: Sorting<SortColumn>): PaymentSort => ({
  field: id,
  direction: desc ? 'Descending' : 'Ascending',
});
