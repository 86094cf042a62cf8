import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { loadWithRetry } from '@/lib/loadWithRetry';
import { LoadingBar } from '@/ui/LoadingBar';
import { PageHeader } from '@/ui/PageHeader';
import * as screens from '@/texts/app/screens';
import { useOpenPayment } from './detail/openPayment';
import { FilterBar } from './filters/FilterBar';
import { PaymentListBody } from './list/PaymentListBody';
import { PaymentListFooter } from './list/PaymentListFooter';
import { PaymentSearch } from './list/PaymentSearch';
import { usePaymentList } from './list/usePaymentList';
import { parseDirection, parseStatus } from '@/config/paymentRoute';
import { PaymentTabs } from './PaymentTabs';

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
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Box sx={{ flex: '1 1 300px', maxWidth: { sm: 400 } }}>
          <PaymentSearch />
        </Box>
        <Box sx={{ flex: '999 1 300px', minWidth: 0 }}>
          <FilterBar list={list} />
        </Box>
      </Box>
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
