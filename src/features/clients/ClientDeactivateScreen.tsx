import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { paths } from '@/config/paths';
import { Button } from '@/ui/Button';
import { ComingPanel } from '@/ui/ComingPanel';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { useGetClientQuery } from './clientsApi';
import { ClientStatusBadge } from './ClientStatusBadge';
import { ClientDetails } from './view/ClientDetails';
import { ClientMissing } from './view/ClientMissing';
import { ClientSkeleton } from './view/ClientSkeleton';

export default function ClientDeactivateScreen() {
  const { id = '' } = useParams();
  const { currentData, error, refetch } = useGetClientQuery({ id });

  if (error && !currentData) return <ClientMissing error={error} onRetry={refetch} />;
  if (!currentData) return <ClientSkeleton />;
  const { client } = currentData;

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={`Deactivate ${client.name}`}
        actions={
          <Button colour="gray" variant="soft" to={paths.clientView(client.id)}>
            Back to the client
          </Button>
        }
      />
      <Panel title="As it is now">
        <ClientDetails
          details={{
            Client: client.name,
            Status: <ClientStatusBadge status={client.status} />,
            Plan: client.plan?.name ?? 'No plan yet',
          }}
        />
      </Panel>
      <ComingPanel>
        Deactivating comes with the next release of client management. You will see what follows from it, open
        payments and lost access, give a reason, choose now or the end of the period, and be able to undo it.
      </ComingPanel>
    </Stack>
  );
}
