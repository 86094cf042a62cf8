import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { type Direction, parseDirection, parseStatus } from '@/config/paymentRoute';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { formatMoney } from '@/lib/money';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/payments/list';
import { LoadingBar } from '@/ui/LoadingBar';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { ListPages } from '@/ui/table/ListPages';
import { useOpenPayment } from './detail/openPayment';
import { PaymentFilterBar } from './filters/PaymentFilterBar';
import { PaymentListBody } from './list/PaymentListBody';
import { type PaymentList, usePaymentList } from './list/usePaymentList';
import type { PaymentPage } from './paymentsApi';
import { PaymentTabs } from './PaymentTabs';

interface PaymentTotalsProps {
  totals: PaymentPage['totals'];
  direction: Direction;
}

const listSx = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: 2,
  m: 0,
} as const;

/** Shows the totals of all payments that match the filters, not only those on the current page. */
function PaymentTotals({ totals, direction }: PaymentTotalsProps) {
  const money = (amount: number) => formatMoney(amount, totals.currency);
  const isIncoming = direction === 'incoming';
  const items = [
    { name: isIncoming ? texts.cameIn : texts.paid, text: texts.paymentCount(totals.count) },
    { name: texts.gross, text: money(totals.gross) },
    { name: texts.refunded, text: money(totals.refunded) },
    { name: texts.net, text: money(totals.net) },
    // The net amount deducts refunds but not fees, so the fees are shown separately.
    ...(isIncoming ? [{ name: texts.feesNotTakenOff, text: money(totals.fees) }] : []),
    { name: texts.failed, text: texts.failedSummary(totals.failedCount, money(totals.failedAmount)) },
  ];

  return (
    <Box component="dl" aria-label={texts.totals} sx={listSx}>
      {items.map(({ name, text }) => (
        <div key={name}>
          <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, fontWeight: 500 }}>
            {text}
          </Box>
        </div>
      ))}
    </Box>
  );
}

function PaymentListFooter({ list }: { list: PaymentList }) {
  const { payments, isFiltered, direction } = list;
  if (!payments || payments.totalCount === 0) return null;

  return (
    <>
      <Panel title={isFiltered ? texts.totalsOfThisFilter : texts.totals}>
        <PaymentTotals totals={payments.totals} direction={direction} />
      </Panel>
      <ListPages itemsLabel={texts.payments} list={list} totalPages={payments.totalPages} />
    </>
  );
}

const PaymentDrawer = lazy(() => loadWithRetry(() => import('./detail/PaymentDrawer')));

export default function PaymentListScreen() {
  const params = useParams();
  const direction = parseDirection(params.cashFlowDirection);
  const status = parseStatus(params.status);
  const list = usePaymentList(direction, status);
  const openPayment = useOpenPayment();
  const ids = list.payments?.items.map(({ id }) => id) ?? [];

  return (
    <Stack spacing={2.5}>
      <PageHeader title={screens.payments.title} />
      <PaymentTabs direction={direction} status={status} counts={list.payments?.counts} />
      <PaymentFilterBar list={list} />
      <PaymentListBody key={direction} list={list} />
      <PaymentListFooter list={list} />
      {openPayment.id !== null && (
        <Suspense fallback={<LoadingBar />}>
          <PaymentDrawer
            id={openPayment.id}
            ids={ids}
            onNavigate={openPayment.navigateTo}
            onClose={openPayment.close}
          />
        </Suspense>
      )}
    </Stack>
  );
}
