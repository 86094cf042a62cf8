import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { ComingPanel } from '@/ui/ComingPanel';
import { EmptyState } from '@/ui/EmptyState';
import { PageHeader } from '@/ui/PageHeader';
import { PaymentTabs } from './PaymentTabs';
import { directionOf, statusOf } from './paymentRoute';

const emptyTitles = {
  incoming: { all: 'No payments yet', succeeded: 'No successful payments yet', failed: 'No failed payments' },
  outgoing: { all: 'No charges yet', succeeded: 'No successful charges yet', failed: 'No failed charges' },
} as const;

const emptyTexts = {
  incoming: 'What clients pay you will stand here, newest first.',
  outgoing: 'What Livery charges on your billing card will stand here, newest first.',
} as const;

export default function PaymentListScreen() {
  const params = useParams();
  const direction = directionOf(params.cashFlowDirection);
  const status = statusOf(params.status);

  return (
    <Stack spacing={2.5}>
      <PageHeader title="Payments" />
      <PaymentTabs direction={direction} status={status} />
      <EmptyState title={emptyTitles[direction][status]}>{emptyTexts[direction]}</EmptyState>
      <ComingPanel meanwhile="price your plans and connect your Stripe account under White Label: payments begin with both.">
        You will see every payment with its amount, client, card and date, filter and export them, give
        refunds, and read in plain words why one failed and what to do about it.
      </ComingPanel>
    </Stack>
  );
}
