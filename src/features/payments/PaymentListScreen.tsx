import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { PageHeader } from '@/ui/PageHeader';
import { DateFilter } from './filter/DateFilter';
import { FilterChips } from './filter/FilterChips';
import { PaymentListBody } from './list/PaymentListBody';
import { PaymentListFooter } from './list/PaymentListFooter';
import { usePaymentList } from './list/usePaymentList';
import { directionOf, statusOf } from './paymentRoute';
import { PaymentTabs } from './PaymentTabs';

export default function PaymentListScreen() {
  const params = useParams();
  const direction = directionOf(params.cashFlowDirection);
  const status = statusOf(params.status);
  const list = usePaymentList(direction, status);

  return (
    <Stack spacing={2.5}>
      <PageHeader title="Payments" />
      <PaymentTabs direction={direction} status={status} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <DateFilter choice={list.choice} />
        <FilterChips choice={list.choice} />
      </Box>
      <PaymentListBody list={list} />
      <PaymentListFooter list={list} />
    </Stack>
  );
}
