import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { EmptyPage } from '@/ui/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { NoMatch } from '@/ui/NoMatch';
import * as texts from '@/texts/payments/list';
import type { PaymentList } from './usePaymentList';

const emptyTitles = {
  incoming: {
    all: texts.noPaymentsYet,
    succeeded: texts.noSuccessfulPaymentsYet,
    failed: texts.noFailedPayments,
  },
  outgoing: {
    all: texts.noChargesYet,
    succeeded: texts.noSuccessfulChargesYet,
    failed: texts.noFailedCharges,
  },
} as const;

const emptyTexts = {
  incoming: texts.whatClientsPayYouWillStand,
  outgoing: texts.whatLiveryChargesOnYourBilling,
} as const;

/** Shows the empty state for no payments, no matches, or a page after the last one. */
export function NoPayments({ list }: { list: PaymentList }) {
  const permissions = useAppSelector(selectOperator)?.permissions ?? [];
  const { direction, status } = list;

  if (list.query.page > 1) {
    const totalPages = list.payments?.totalPages ?? null;
    return <EmptyPage totalPages={totalPages} onPage={(page) => list.change({ page })} />;
  }
  if (list.isFiltered) {
    return (
      <NoMatch title={texts.noPaymentMatches} onClear={list.clearFilters}>
        {texts.tryAnotherSpellingOtherDays}
      </NoMatch>
    );
  }
  const canOpenClients =
    direction === 'incoming' && status !== 'failed' && permissions.includes('MANAGE_CLIENT_MANAGEMENT');
  return (
    <EmptyState
      title={emptyTitles[direction][status]}
      action={canOpenClients && <Button to={paths.clients}>{texts.goToYourClients}</Button>}
    >
      {emptyTexts[direction]}
    </EmptyState>
  );
}
