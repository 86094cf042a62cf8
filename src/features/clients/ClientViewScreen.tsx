import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { paths } from '@/config/paths';
import { ComingPanel } from '@/ui/ComingPanel';
import { Link } from '@/ui/Link';
import { useGetClientQuery } from './clientsApi';
import { ClientHeader } from './view/ClientHeader';
import { ClientMissing } from './view/ClientMissing';
import { ClientSections } from './view/ClientSections';
import { ClientSkeleton } from './view/ClientSkeleton';

export default function ClientViewScreen() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useGetClientQuery({ id });

  if (error && !currentData) return <ClientMissing error={error} onRetry={refetch} />;
  if (!currentData) return <ClientSkeleton />;

  return (
    <Stack spacing={2.5}>
      <div>
        <Link to={paths.clients}>Client Management</Link>
      </div>
      <ClientHeader client={currentData.client} />
      <ClientSections client={currentData.client} />
      <ComingPanel>
        You will edit the client and change the plan here, and read payments and activity.
      </ComingPanel>
    </Stack>
  );
}
