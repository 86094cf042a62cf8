import Stack from '@mui/material/Stack';
import { paths } from '@/config/paths';
import { ComingPanel } from '@/ui/ComingPanel';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';

export default function QuickGuideScreen() {
  return (
    <Stack spacing={2.5}>
      <PageHeader title="Quick Guide" />
      <EmptyState title="There is no such guide" action={<Link to={paths.quickGuides}>See all guides</Link>}>
        No guide has this address.
      </EmptyState>
      <ComingPanel>
        You will edit a guide here: its text is saved while you type, clients keep reading the published one
        until you publish yours, and any earlier version can be restored.
      </ComingPanel>
    </Stack>
  );
}
