import Stack from '@mui/material/Stack';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ComingPanel } from '@/ui/ComingPanel';
import { PageHeader } from '@/ui/PageHeader';
import { ClientCountsPanel } from './ClientCountsPanel';
import { GoLiveChecklist } from './GoLiveChecklist';

export default function AnalyticsScreen() {
  const operator = useAppSelector(selectOperator);
  if (!operator) return null;

  return (
    <Stack spacing={2.5}>
      <PageHeader title="Dashboard" />
      <GoLiveChecklist company={operator.whiteLabelledCustomer} held={operator.permissions} />
      {operator.permissions.includes('MANAGE_CLIENT_MANAGEMENT') && <ClientCountsPanel />}
      <ComingPanel meanwhile="the checklist above follows what you set up, as you do it.">
        You will see revenue, new and lost clients and failed payments for any range of days, beside the range
        before, and open the rows behind every number.
      </ComingPanel>
    </Stack>
  );
}
