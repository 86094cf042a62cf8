import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { paths } from '@/config/paths';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { useRowInteraction } from '@/lib/useRowInteraction';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import * as texts from '@/texts/payments/list';
import { Button } from '@/ui/Button';
import { CardList } from '@/ui/CardList';
import { EmptyPage } from '@/ui/table/EmptyPage';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { LoadingBar } from '@/ui/LoadingBar';
import { NoMatch } from '@/ui/NoMatch';
import { Panel } from '@/ui/Panel';
import { usePaymentActions } from '../actions/usePaymentActions';
import type { ListedPayment } from '../paymentsApi';
import { PaymentMenuButton } from '../row-menu/PaymentMenuButton';
import { PaymentCell } from './PaymentCell';
import { PaymentFailure } from './PaymentFailure';
import { PaymentAmount, PaymentBadges, PaymentParty } from './PaymentParts';
import { PaymentTable } from './PaymentTable';
import { PaymentToolbar } from './PaymentToolbar';
import { columnDefinition, directionParam, type ShownColumn } from './columnDefinitions';
import { isNewestFirst } from './paymentListParams';
import type { PaymentRowProps } from './rowProps';
import type { PaymentList } from './usePaymentList';

interface PaymentCardsProps {
  rows: readonly PaymentRowProps[] | undefined;
  isStale: boolean;
}

const PaymentCards = ({ rows, isStale }: PaymentCardsProps) => (
  <CardList label={texts.payments} cardHeight={96} isStale={isStale}>
    {rows?.map((row) => (
      <PaymentCard key={row.payment.id} {...row} />
    ))}
  </CardList>
);

// The card always shows these columns above its other facts.
const headerColumns: readonly ShownColumn[] = ['Status', 'Amount', 'Client', 'Description'];

const headerSx = { display: 'flex', alignItems: 'flex-start', gap: 1 } as const;
const factsSx = {
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 2,
  rowGap: 1,
} as const;

function PaymentCard({ payment, columns, isChanged, onMenu, onAct }: PaymentRowProps) {
  return (
    <Box
      component="li"
      sx={({ palette }) => ({
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 1,
        px: 2,
        py: 1.5,
        borderTop: `1px solid ${palette.divider}`,
        transition: 'background-color 600ms',
        bgcolor: isChanged ? palette.tones.primary.soft : 'transparent',
      })}
    >
      <Box sx={headerSx}>
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 500 }}>
          <PaymentParty payment={payment} />
        </Box>
        <Box sx={{ textAlign: 'right' }}>
          <PaymentAmount payment={payment} />
        </Box>
        <PaymentMenuButton payment={payment} onMenu={onMenu} />
      </Box>
      <PaymentBadges payment={payment} />
      <PaymentFailure payment={payment} onAct={onAct} />
      <Box component="dl" sx={factsSx}>
        {columns
          .filter((column) => !headerColumns.includes(column))
          .map((column) => (
            <Box key={column} sx={{ minWidth: 0 }}>
              <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {columnDefinition(column, directionParam(payment.direction)).label}
              </Box>
              <Box component="dd" sx={{ m: 0, typography: 'body2', overflowWrap: 'anywhere' }}>
                <PaymentCell payment={payment} column={column} />
              </Box>
            </Box>
          ))}
      </Box>
    </Box>
  );
}

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
function NoPayments({ list }: { list: PaymentList }) {
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

/**
 * Shows new payments immediately on page 1 of the newest-first list, unless the page is scrolled, a menu is
 * open, or a row is hovered or focused. Returns props for the rows' container.
 */
function useArrivingPayments({ newCount, query, showNew }: PaymentList, isMenuOpen: boolean) {
  const { isInteracting, rowsProps } = useRowInteraction();

  // An effect event reads the current state only when payments arrive, not when the pointer leaves the rows.
  const onArrival = useEffectEvent(() => {
    const isNewestPage = query.page === 1 && isNewestFirst(query.sorting);
    if (isNewestPage && !isMenuOpen && !isInteracting()) showNew();
  });
  useEffect(() => {
    if (newCount > 0) onArrival();
  }, [newCount]);

  return rowsProps;
}

const PaymentMenu = lazy(async () => {
  const { PaymentMenu: loaded } = await loadWithRetry(() => import('../row-menu/PaymentMenu'));
  return { default: loaded };
});

interface OpenMenu {
  button: HTMLElement;
  payment: ListedPayment;
}

export function PaymentListBody({ list }: { list: PaymentList }) {
  const [menu, setMenu] = useState<OpenMenu | null>(null);
  const isPhone = useMediaQuery(({ breakpoints }: Theme) => breakpoints.down('sm'));
  const { act, dialog } = usePaymentActions();
  const rowsProps = useArrivingPayments(list, menu !== null || dialog !== null);
  const { columns, isLoading } = list.columns;
  const items = isLoading ? undefined : list.payments?.items;
  const rows = items?.map((payment): PaymentRowProps => ({
    payment,
    columns,
    isChanged: list.changed.has(payment.id),
    onMenu: (button) => setMenu({ button, payment }),
    onAct: act,
  }));

  if (list.error && !list.payments) return <ErrorPanel error={list.error} onRetry={list.refetch} />;
  const isEmpty = list.payments?.items.length === 0 && !list.isFetching;

  return (
    <Panel isFlush>
      <PaymentToolbar list={list} isPhone={isPhone} />
      <div {...rowsProps}>
        {isEmpty && <NoPayments list={list} />}
        {!isEmpty && isPhone && <PaymentCards rows={rows} isStale={list.isStale} />}
        {!isEmpty && !isPhone && <PaymentTable list={list} rows={rows} />}
      </div>
      {menu && (
        <Suspense fallback={<LoadingBar />}>
          <PaymentMenu {...menu} onAct={act} onClose={() => setMenu(null)} />
        </Suspense>
      )}
      {dialog}
    </Panel>
  );
}
