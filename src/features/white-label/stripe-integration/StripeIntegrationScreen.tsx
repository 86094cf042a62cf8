import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import { formatDate, countryName } from '@/lib/format';
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
  count === 0
    ? t`No subscription is charged through it now, and none can be.`
    : t`${plural(count, { one: '# subscription is not renewed any more: what falls due waits.', other: '# subscriptions are not renewed any more: what falls due waits.' })}`;

const effectsOf = ({ chargedSubscriptions }: Integration): string[] => [
  renewalsEffect(chargedSubscriptions),
  t`Failed payments are not tried again, and payments can’t be refunded from here.`,
  t`Clients can’t add a new card, and new clients can’t subscribe.`,
  t`Client cards belong to this account. If you connect another account, clients must enter their cards again.`,
];

/** Disconnects the account after the operator types the confirmation word. */
function DisconnectDialog({ integration, onClose }: DisconnectDialogProps) {
  const { t } = useLingui();
  const [disconnect] = useDisconnectStripeMutation();
  const word = t`disconnect`;

  return (
    <ConfirmDialog
      title={t`Disconnect ${{ businessName: integration.businessName ?? integration.accountReference }}?`}
      confirmLabel={t`Disconnect`}
      color="red"
      typedConfirmation={{
        expectedText: word,
        isMatch: (typed) => typed.toLowerCase() === word.toLowerCase(),
        mismatchError: t`Type the word ${word}.`,
        effects: effectsOf(integration),
        effectsLabel: t`What stops`,
      }}
      successMessage={t`Account disconnected`}
      onConfirm={() => disconnect()}
      onClose={onClose}
    >
      <Typography>{t`What was paid stays on record, and its money with you. You can connect an account again at any time.`}</Typography>
    </ConfirmDialog>
  );
}

const onOffBadge = (isOn: boolean): ReactNode => (
  <StatusBadge tone={isOn ? 'green' : 'red'}>{isOn ? t`On` : t`Off`}</StatusBadge>
);

const connectedText = ({ connectedAt, connectedByName }: Integration): string | null => {
  if (!connectedAt) return null;
  const date = formatDate(connectedAt);
  return connectedByName ? t`${date} by ${connectedByName}` : date;
};

const detailsOf = (integration: Integration): Record<string, ReactNode> => ({
  [t`Account`]: (
    <>
      <code>{integration.accountReference}</code>{' '}
      <CopyButton text={integration.accountReference ?? ''} label={t`Copy the account id`} />
    </>
  ),
  [t`Business`]: integration.businessName,
  [t`On bank statements`]: integration.statementDescriptor,
  [t`Country`]: integration.country && countryName(integration.country),
  [t`Default currency`]: integration.defaultCurrency,
  [t`Payments`]: onOffBadge(integration.chargesEnabled),
  [t`Payouts`]: onOffBadge(integration.payoutsEnabled),
  [t`Connected`]: connectedText(integration),
});

function AccountPanel({ integration }: { integration: Integration }) {
  const { t } = useLingui();
  const details = Object.entries(detailsOf(integration)).filter(([, value]) => value !== null);

  return (
    <Panel title={t`Your account`}>
      <DetailList details={Object.fromEntries(details)} />
    </Panel>
  );
}

function KeysPanel({ integration }: { integration: Integration }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { publishableKey, secretKeyLast4 } = integration;

  return (
    <Panel
      title={t`Keys`}
      actions={
        <Button size={2} color="gray" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t`Replace keys`}
        </Button>
      }
    >
      <DetailList
        details={{
          [t`Secret key`]: <code>••••••••{secretKeyLast4}</code>,
          [t`Publishable key`]: <code>{publishableKey}</code>,
        }}
      />
      {isOpen && <KeysDialog replacedLast4={secretKeyLast4} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** Shows the outcome of a visit to the provider's pages. */
function ReturnNotice() {
  const { t } = useLingui();
  const { isChecking, message } = useReturnCheck();
  const text = isChecking ? t`You are back from Stripe. Asking how the account stands…` : message;

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
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);

  return (
    <Panel title={t`Disconnect`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
          {t`Without this account clients can’t be charged, and nothing can be refunded. You are shown what stops before anything happens.`}
        </Typography>
        <Button color="red" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t`Disconnect…`}
        </Button>
      </Box>
      {isOpen && <DisconnectDialog integration={integration} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

export default function StripeIntegrationScreen() {
  const { t } = useLingui();
  const { data, error, refetch } = useGetStripeIntegrationQuery();
  const mode = data?.stripeIntegration.mode;

  return (
    <Stack spacing={2.5}>
      <PageHeader
        title={t`Stripe Integration`}
        actions={
          mode && (
            <StatusBadge tone={mode === 'Live' ? 'green' : 'amber'}>
              {mode === 'Live' ? t`Live mode` : t`Test mode: no money moves`}
            </StatusBadge>
          )
        }
      >
        {t`The account that clients’ payments go to.`}
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
