import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { StatusBadge } from '@/ui/StatusBadge';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/stripe-integration';
import { AccountPanel } from './AccountPanel';
import { ConnectPanel } from './ConnectPanel';
import { DisconnectPanel } from './DisconnectPanel';
import { KeysPanel } from './KeysPanel';
import { ReturnNotice } from './ReturnNotice';
import { StatePanel } from './StatePanel';
import { useGetStripeIntegrationQuery, type Integration } from './stripeIntegrationApi';
import { WebhookPanel } from './WebhookPanel';

export default function StripeIntegrationScreen() {
  const { data, error, refetch } = useGetStripeIntegrationQuery();
  const mode = data?.stripeIntegration.mode;

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={screens.stripeIntegration.title}
        actions={
          mode && (
            <StatusBadge tone={mode === 'Live' ? 'green' : 'amber'}>
              {mode === 'Live' ? texts.liveMode : texts.testModeNoMoneyMoves}
            </StatusBadge>
          )
        }
      >
        {texts.theAccountThatClientsPayments}
      </PageHeader>
      <ReturnNotice />
      {data && <Panels integration={data.stripeIntegration} />}
      {!data && (error ? <ErrorPanel error={error} onRetry={refetch} /> : <PanelsSkeleton />)}
    </Stack>
  );
}

function Panels({ integration }: { integration: Integration }) {
  if (integration.state === 'NotConnected') return <ConnectPanel integration={integration} />;
  return (
    <>
      <StatePanel integration={integration} />
      <AccountPanel integration={integration} />
      {integration.kind === 'Keys' && <KeysPanel integration={integration} />}
      <WebhookPanel integration={integration} />
      <DisconnectPanel integration={integration} />
    </>
  );
}

const PanelsSkeleton = () => (
  <Stack spacing={2.5} aria-hidden>
    <Skeleton variant="rounded" height={180} />
    <Skeleton variant="rounded" height={260} />
  </Stack>
);
