import { EmptyPage } from '@/ui/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { NoMatch } from '@/ui/NoMatch';
import type { PaymentList } from './usePaymentList';

const emptyTitles = {
  incoming: { all: 'No payments yet', succeeded: 'No successful payments yet', failed: 'No failed payments' },
  outgoing: { all: 'No charges yet', succeeded: 'No successful charges yet', failed: 'No failed charges' },
} as const;

const emptyTexts = {
  incoming: 'What clients pay you will stand here, newest first.',
  outgoing: 'What Livery charges on your billing card will stand here, newest first.',
} as const;

/** Why the list is empty: there is nothing yet, nothing that matches, or nothing on this page. */
export function NoPayments({ list }: { list: PaymentList }) {
  if (list.page > 1) return <EmptyPage onFirst={() => list.setPage(1)} />;
  if (list.isFiltered) {
    return (
      <NoMatch title="No payment matches" onClear={list.clearFilters}>
        Try other days, or fewer filters.
      </NoMatch>
    );
  }
  return (
    <EmptyState title={emptyTitles[list.direction][list.status]}>{emptyTexts[list.direction]}</EmptyState>
  );
}
