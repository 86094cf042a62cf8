import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { EmptyPage } from '@/ui/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { NoMatch } from '@/ui/NoMatch';
import type { PaymentList } from './usePaymentList';

const emptyTitles = {
  incoming: { all: 'No payments yet', succeeded: 'No successful payments yet', failed: 'No failed payments' },
  outgoing: { all: 'No charges yet', succeeded: 'No successful charges yet', failed: 'No failed charges' },
} as const;

const emptyTexts = {
  incoming:
    'What clients pay you will stand here, newest first. Put a client on a plan with a card to begin.',
  outgoing: 'What Livery charges on your billing card will stand here, newest first.',
} as const;

/** Why the list is empty: there is nothing yet, nothing that matches, or nothing on this page. */
export function NoPayments({ list }: { list: PaymentList }) {
  const held = useAppSelector(selectOperator)?.permissions ?? [];
  const { direction, status } = list;

  if (list.query.page > 1) return <EmptyPage onFirst={() => list.change({ page: 1 })} />;
  if (list.isFiltered) {
    return (
      <NoMatch title="No payment matches" onClear={list.clearFilters}>
        Try another spelling, other days, or fewer filters.
      </NoMatch>
    );
  }
  const toClients =
    direction === 'incoming' && status !== 'failed' && held.includes('MANAGE_CLIENT_MANAGEMENT');
  return (
    <EmptyState
      title={emptyTitles[direction][status]}
      action={toClients && <Button to={paths.clients}>Go to your clients</Button>}
    >
      {emptyTexts[direction]}
    </EmptyState>
  );
}
