import Stack from '@mui/material/Stack';
import { paths } from '@/config/paths';
import { selectOperator } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { ComingPanel } from '@/ui/ComingPanel';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';

export default function StartUpPacksScreen() {
  const canEditPlans = useAppSelector(selectOperator)?.permissions.includes('MANAGE_WHITE_LABELLED_CUSTOMER');

  return (
    <Stack spacing={2.5}>
      <PageHeader title="Start-up Packs" />
      <EmptyState title="No packs on offer yet">
        A pack holds ready-made plans, guides and legal pages for one trade.
      </EmptyState>
      <ComingPanel
        meanwhile={
          canEditPlans && (
            <>
              your own plans stand in <Link to={paths.clientBilling}>Client Billing</Link>.
            </>
          )
        }
      >
        You will choose a pack, see beforehand what it adds and what it would replace, install all of it or a
        part, and undo it with one click.
      </ComingPanel>
    </Stack>
  );
}
