import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
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
  if (list.page > 1) {
    const first = <Button onClick={() => list.setPage(1)}>Go to page 1</Button>;
    return <EmptyState title="There is nothing on this page" action={first} />;
  }
  if (list.isFiltered) {
    const clear = (
      <Button colour="gray" variant="soft" onClick={list.clearFilters}>
        Clear filters
      </Button>
    );
    return (
      <EmptyState title="No payment matches" action={clear}>
        Try other days, or fewer filters.
      </EmptyState>
    );
  }
  return (
    <EmptyState title={emptyTitles[list.direction][list.status]}>{emptyTexts[list.direction]}</EmptyState>
  );
}
