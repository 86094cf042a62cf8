import Stack from '@mui/material/Stack';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ComingPanel } from '@/ui/ComingPanel';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { PlanTable } from './PlanTable';
import { useGetClientBillingPlansQuery } from './clientBillingApi';

export default function ClientBillingScreen() {
  const company = useAppSelector(selectCompany);

  return (
    <Stack spacing={2.5}>
      <PageHeader title="Client Billing">
        What clients can buy from you{company ? `, priced in ${company.currency}` : ''}.
      </PageHeader>
      <Plans />
      <ComingPanel meanwhile="new clients can be added to the plans above.">
        You will add, duplicate, reorder and archive plans, see how many clients are on each, and change a
        price with a choice of who it holds for: new clients only, or everybody from their next renewal.
      </ComingPanel>
    </Stack>
  );
}

function Plans() {
  const { data, error, refetch } = useGetClientBillingPlansQuery();

  if (error) return <ErrorPanel error={error} onRetry={refetch} />;
  if (data?.clientBillingPlans.length === 0) {
    return (
      <EmptyState title="No plans yet">Clients need at least one plan before they can sign up.</EmptyState>
    );
  }
  return <PlanTable plans={data?.clientBillingPlans} />;
}
