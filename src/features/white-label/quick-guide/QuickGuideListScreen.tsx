import Stack from '@mui/material/Stack';
import { paths } from '@/config/paths';
import { ComingPanel } from '@/ui/ComingPanel';
import { EmptyState } from '@/ui/EmptyState';
import { Link } from '@/ui/Link';
import { PageHeader } from '@/ui/PageHeader';

export default function QuickGuideListScreen() {
  return (
    <Stack spacing={2.5}>
      <PageHeader title="Quick Guide" />
      <EmptyState title="No guides yet">
        Guides are short how-tos that clients read in their dashboard.
      </EmptyState>
      <ComingPanel
        meanwhile={
          <>
            list the three questions that new clients ask most: they make the best first guides. The name they
            read above them is the one in <Link to={paths.branding}>Branding</Link>.
          </>
        }
      >
        You will write guides with pictures and videos, put them in order, choose which plans see them, and
        see which ones were read and found helpful.
      </ComingPanel>
    </Stack>
  );
}
