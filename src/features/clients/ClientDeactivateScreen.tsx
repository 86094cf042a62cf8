import { useLingui } from '@lingui/react/macro';
import Stack from '@mui/material/Stack';
import { useParams } from 'react-router';
import { Button } from '@/ui/Button';
import { EmptyState } from '@/ui/EmptyState';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { ClientStatusBadge, clientStatusLabels } from './clientStatus';
import {
  useDeactivateClientMutation,
  useGetClientQuery,
  usePreviewClientDeactivationQuery,
  type ViewedClient,
} from './clientViewApi';
import { DeactivateForm, type DeactivateMutation } from './deactivate/DeactivateForm';
import { DeactivationEffects, type Effects } from './deactivate/DeactivationEffects';
import { useListPosition } from './listPaths';
import { ClientLoadError, ClientSkeleton } from './view/loadStates';
import { DeactivationBanner } from './view/DeactivationBanner';

export default function ClientDeactivateScreen() {
  const { t } = useLingui();
  const { id = '' } = useParams();
  const { toView } = useListPosition();
  const { currentData, error, refetch } = useGetClientQuery({ id });
  const preview = usePreviewClientDeactivationQuery({ id }, { skip: !currentData });
  const effects = preview.currentData?.previewClientDeactivation;
  const sending = useDeactivateClientMutation();

  if (error && !currentData) return <ClientLoadError error={error} onRetry={refetch} />;
  if (!currentData) return <ClientSkeleton />;
  const { client } = currentData;

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Deactivate ${{ name: client.name }}`}
        actions={
          <Button color="gray" variant="soft" to={toView(client.id)}>
            {t`Back to client`}
          </Button>
        }
      >
        <ClientStatusBadge status={client.status} />
      </PageHeader>
      {/* Shows the banner for deactivated clients, except while a submitted form leads to the client's page. */}
      {client.deactivation && !isSubmitted(sending) ? (
        <DeactivationBanner client={client} />
      ) : (
        <>
          {preview.error && !effects && <ErrorPanel error={preview.error} onRetry={preview.refetch} />}
          {!preview.error && !effects && <ClientSkeleton />}
          {effects && <Deactivation client={client} effects={effects} sending={sending} />}
        </>
      )}
    </Stack>
  );
}

const isSubmitted = ([, { isLoading, isSuccess }]: DeactivateMutation): boolean => isLoading || isSuccess;

interface DeactivationProps {
  client: ViewedClient;
  effects: Effects;
  sending: DeactivateMutation;
}

function Deactivation({ client, effects, sending }: DeactivationProps) {
  const { t } = useLingui();
  if (!effects.transitions.includes('Deactivated') && !isSubmitted(sending)) {
    return (
      <EmptyState title={t`${{ name: client.name }} can’t be deactivated`}>
        {t`Current status: ${{ status: t(clientStatusLabels[client.status].label) }}`}
      </EmptyState>
    );
  }
  return (
    <>
      <DeactivationEffects client={client} effects={effects} />
      <DeactivateForm client={client} effects={effects} mutation={sending} />
    </>
  );
}
