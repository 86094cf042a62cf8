import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { type Direction, parseDirection, parseStatus } from '@/config/paymentRoute';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { formatMoney } from '@/lib/money';
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
  const { t } = useLingui();
  const money = (amount: number) => formatMoney(amount, totals.currency);
  const isIncoming = direction === 'incoming';
  const failedAmount = money(totals.failedAmount);
  const items = [
    {
      key: 'collected',
      name: isIncoming ? t`Collected` : t`Paid`,
      text: t`${plural({ count: totals.count }, { one: '# payment', other: '# payments' })}`,
    },
    { key: 'gross', name: t`Gross`, text: money(totals.gross) },
    { key: 'refunded', name: t`Refunded`, text: money(totals.refunded) },
    { key: 'net', name: t`Net`, text: money(totals.net) },
    // The net amount deducts refunds but not fees, so the fees are shown separately.
    ...(isIncoming ? [{ key: 'fees', name: t`Fees (not deducted)`, text: money(totals.fees) }] : []),
    {
      key: 'failed',
      name: t({ message: 'Failed', context: 'payments' }),
      text: t`${plural({ count: totals.failedCount }, { one: `# payment, ${failedAmount}`, other: `# payments, ${failedAmount}` })}`,
    },
  ];

  return (
    <Box component="dl" aria-label={t`Totals`} sx={listSx}>
      {items.map(({ key, name, text }) => (
        <div key={key}>
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
  const { t } = useLingui();
  const { payments, isFiltered, direction } = list;
  if (!payments || payments.totalCount === 0) return null;

  return (
    <>
      <Panel title={isFiltered ? t`Filtered totals` : t`Totals`}>
        <PaymentTotals totals={payments.totals} direction={direction} />
      </Panel>
      <ListPages list={list} totalPages={payments.totalPages} />
    </>
  );
}

const PaymentDrawer = lazy(() => loadWithRetry(() => import('./detail/PaymentDrawer')));

export default function PaymentListScreen() {
  const { t } = useLingui();
  const params = useParams();
  const direction = parseDirection(params.cashFlowDirection);
  const status = parseStatus(params.status);
  const list = usePaymentList(direction, status);
  const openPayment = useOpenPayment();
  const ids = list.payments?.items.map(({ id }) => id) ?? [];

  return (
    <Stack spacing={2.5}>
      <PageHeader title={t`Payments`} />
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
