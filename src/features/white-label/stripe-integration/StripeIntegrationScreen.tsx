import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { formatDate, countryName } from '@/lib/format';
import * as screens from '@/texts/app/screens';
import * as texts from '@/texts/white-label/stripe-integration';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { CopyButton } from '@/ui/CopyButton';
import { DetailList } from '@/ui/DetailList';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import { ConnectPanel } from './ConnectPanel';
import { KeysDialog } from './KeysDialog';
import { StatePanel } from './StatePanel';
import { WebhookPanel } from './WebhookPanel';
import {
  type Integration,
  useDisconnectStripeMutation,
  useGetStripeIntegrationQuery,
} from './stripeIntegrationApi';
import { useReturnCheck } from './useReturnCheck';

interface DisconnectDialogProps {
  integration: Integration;
  onClose: () => void;
}

const renewalsEffect = (count: number): string =>
  count === 0 ? texts.noSubscriptionIsChargedThrough : texts.subscriptionIsAreNotRenewedAny(count);

const effectsOf = ({ chargedSubscriptions }: Integration): string[] => [
  renewalsEffect(chargedSubscriptions),
  texts.failedPaymentsAreNotTriedAgain,
  texts.clientsCantGiveANewCard,
  texts.theCardsThatClientsGaveBelong,
];

/** Disconnects the account after the operator types the confirmation word. */
function DisconnectDialog({ integration, onClose }: DisconnectDialogProps) {
  const [disconnect] = useDisconnectStripeMutation();

  return (
    <ConfirmDialog
      title={texts.askDisconnect(integration.businessName ?? integration.accountReference)}
      confirmLabel={texts.disconnect}
      color="red"
      typedConfirmation={{
        expectedText: texts.disconnectWord,
        isMatch: (typed) => typed.toLowerCase() === texts.disconnectWord,
        mismatchError: texts.typeTheWord,
        effects: effectsOf(integration),
        effectsLabel: texts.whatStops,
      }}
      successMessage={texts.accountDisconnected}
      onConfirm={() => disconnect()}
      onClose={onClose}
    >
      <Typography>{texts.whatWasPaidStaysOnRecord}</Typography>
    </ConfirmDialog>
  );
}

const onOffBadge = (isOn: boolean): ReactNode => (
  <StatusBadge tone={isOn ? 'green' : 'red'}>{isOn ? texts.on : texts.off}</StatusBadge>
);

const connectedText = ({ connectedAt, connectedByName }: Integration): string | null => {
  if (!connectedAt) return null;
  return `${formatDate(connectedAt)}${connectedByName ? texts.by(connectedByName) : ''}`;
};

const detailsOf = (integration: Integration): Record<string, ReactNode> => ({
  [texts.account]: (
    <>
      <code>{integration.accountReference}</code>{' '}
      <CopyButton text={integration.accountReference ?? ''} label={texts.copyTheAccountId} />
    </>
  ),
  [texts.business]: integration.businessName,
  [texts.onBankStatements]: integration.statementDescriptor,
  [texts.country]: integration.country && countryName(integration.country),
  [texts.defaultCurrency]: integration.defaultCurrency,
  [texts.payments]: onOffBadge(integration.chargesEnabled),
  [texts.payouts]: onOffBadge(integration.payoutsEnabled),
  [texts.connected]: connectedText(integration),
});

function AccountPanel({ integration }: { integration: Integration }) {
  const details = Object.entries(detailsOf(integration)).filter(([, value]) => value !== null);

  return (
    <Panel title={texts.yourAccount}>
      <DetailList details={Object.fromEntries(details)} />
    </Panel>
  );
}

function KeysPanel({ integration }: { integration: Integration }) {
  const [isOpen, setOpen] = useState(false);
  const { publishableKey, secretKeyLast4 } = integration;

  return (
    <Panel
      title={texts.keys}
      actions={
        <Button size={2} color="gray" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.replaceKeys}
        </Button>
      }
    >
      <DetailList
        details={{
          [texts.secretKey]: <code>••••••••{secretKeyLast4}</code>,
          [texts.publishableKey]: <code>{publishableKey}</code>,
        }}
      />
      {isOpen && <KeysDialog replacedLast4={secretKeyLast4} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** Shows the outcome of a visit to the provider's pages. */
function ReturnNotice() {
  const { isChecking, message } = useReturnCheck();
  const text = isChecking ? texts.youAreBackFromStripeAsking : message;

  return (
    <Box role="status" sx={text ? undefined : { display: 'contents' }}>
      {text && (
        <Box
          sx={({ palette }) => ({
            px: 2,
            py: 1.5,
            borderRadius: 1,
            bgcolor: palette.tones.blue.soft,
            color: palette.tones.blue.text,
          })}
        >
          {text}
        </Box>
      )}
    </Box>
  );
}

function DisconnectPanel({ integration }: { integration: Integration }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Panel title={texts.disconnect}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
          {texts.withoutThisAccountClientsCant}
        </Typography>
        <Button color="red" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {texts.openDisconnect}
        </Button>
      </Box>
      {isOpen && <DisconnectDialog integration={integration} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

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
