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
import { type Detail, DetailList } from '@/ui/DetailList';
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
    ? t`No subscriptions are charged through this account. Clients can’t start new ones.`
    : t`${plural(count, { one: '# subscription isn’t renewed until you connect an account again.', other: '# subscriptions aren’t renewed until you connect an account again.' })}`;

const effectsOf = ({ chargedSubscriptions }: Integration): string[] => [
  renewalsEffect(chargedSubscriptions),
  t`Failed payments aren’t retried, and you can’t refund payments here.`,
  t`Clients can’t add cards, and new clients can’t subscribe.`,
  t`Client cards stay with this account. If you connect another account, clients must enter their cards again.`,
];

/** Disconnects the account after the operator types the confirmation word. */
function DisconnectDialog({ integration, onClose }: DisconnectDialogProps) {
  const { t } = useLingui();
  const [disconnect] = useDisconnectStripeMutation();
  const word = t`disconnect`;

  return (
    <ConfirmDialog
      title={t`Disconnect ${{ businessName: integration.businessName ?? integration.accountReference }}?`}
      confirmLabel={t`Disconnect account`}
      color="red"
      typedConfirmation={{
        expectedText: word,
        isMatch: (typed) => typed.toLowerCase() === word.toLowerCase(),
        mismatchError: t`Enter “${word}” to confirm.`,
        effects: effectsOf(integration),
        effectsLabel: t`Effects of disconnecting`,
      }}
      successMessage={t`Account disconnected`}
      onConfirm={() => disconnect()}
      onClose={onClose}
    >
      <Typography>{t`Your payment history stays here, and your money stays in the account. You can connect an account again at any time.`}</Typography>
    </ConfirmDialog>
  );
}

const onOffBadge = (isOn: boolean): ReactNode => (
  <StatusBadge tone={isOn ? 'green' : 'red'}>
    {isOn ? t({ message: 'On', context: 'status' }) : t({ message: 'Off', context: 'status' })}
  </StatusBadge>
);

const connectedText = ({ connectedAt, connectedByName }: Integration): string | null => {
  if (!connectedAt) return null;
  const date = formatDate(connectedAt);
  return connectedByName ? t`${date} by ${connectedByName}` : date;
};

const detailsOf = (integration: Integration): Detail[] => [
  {
    label: t`Account ID`,
    value: (
      <>
        <code>{integration.accountReference}</code>{' '}
        <CopyButton text={integration.accountReference ?? ''} label={t`Copy account ID`} />
      </>
    ),
  },
  { label: t`Business`, value: integration.businessName },
  { label: t`Statement descriptor`, value: integration.statementDescriptor },
  { label: t`Country`, value: integration.country && countryName(integration.country) },
  { label: t`Default currency`, value: integration.defaultCurrency },
  { label: t`Payments`, value: onOffBadge(integration.chargesEnabled) },
  { label: t`Payouts`, value: onOffBadge(integration.payoutsEnabled) },
  { label: t`Connected`, value: connectedText(integration) },
];

function AccountPanel({ integration }: { integration: Integration }) {
  const { t } = useLingui();

  return (
    <Panel title={t`Account details`}>
      <DetailList details={detailsOf(integration)} />
    </Panel>
  );
}

function KeysPanel({ integration }: { integration: Integration }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const { publishableKey, secretKeyLast4 } = integration;

  return (
    <Panel
      title={t`API keys`}
      actions={
        <Button size={2} color="gray" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t`Replace keys`}
        </Button>
      }
    >
      <DetailList
        details={[
          { label: t`Secret key`, value: <code>••••••••{secretKeyLast4}</code> },
          { label: t`Publishable key`, value: <code>{publishableKey}</code> },
        ]}
      />
      {isOpen && <KeysDialog replacedLast4={secretKeyLast4} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

/** Shows the outcome of a visit to the provider's pages. */
function ReturnNotice() {
  const { t } = useLingui();
  const { isChecking, message } = useReturnCheck();
  const text = isChecking ? t`Checking your Stripe account…` : message;

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
    <Panel title={t`Disconnect account`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
          {t`Without an account, you can’t charge clients or refund payments. You can review the effects before you confirm.`}
        </Typography>
        <Button color="red" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t`Disconnect account`}
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
              {mode === 'Live' ? t`Live mode` : t`Test mode: no real charges`}
            </StatusBadge>
          )
        }
      >
        {t`The account that receives your clients’ payments.`}
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
