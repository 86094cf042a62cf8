import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { Panel } from '@/ui/Panel';
import { RadioCard } from '@/ui/RadioCard';
import { StatusBadge } from '@/ui/StatusBadge';
import { KeysDialog } from './KeysDialog';
import { stateLabels } from './stateLabels';
import { type Integration, useGetSandboxAccountsQuery } from './stripeIntegrationApi';
import { useConnectAccount } from './useConnectAccount';

function SandboxAccountForm() {
  const { t } = useLingui();
  const id = useId();
  const { data, error, refetch } = useGetSandboxAccountsQuery();
  const [selectedToken, setSelectedToken] = useState<string | null>(null);
  const { connectAccount, isLoading } = useConnectAccount();
  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={260} />;
  const token = selectedToken ?? data.sandboxAccounts[0]?.token ?? null;

  return (
    <Stack spacing={2}>
      <Box role="radiogroup" aria-labelledby={id} sx={{ display: 'grid', gap: 1 }}>
        <Typography id={id} variant="subtitle2" component="h3">
          {t`Test account`}
        </Typography>
        {data.sandboxAccounts.map((account) => (
          <RadioCard
            key={account.token}
            name={id}
            label={account.label}
            isChosen={account.token === token}
            disabled={isLoading}
            onChoose={() => setSelectedToken(account.token)}
          >
            {t(stateLabels[account.state].badge)}
          </RadioCard>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t`This installation uses the built-in sandbox with test cards. No real money moves.`}
      </Typography>
      <Box>
        <Button isLoading={isLoading} onClick={() => void connectAccount(token)}>
          {t`Connect account`}
        </Button>
      </Box>
    </Stack>
  );
}

export function ConnectPanel({ integration }: { integration: Integration }) {
  const { t } = useLingui();
  const { badge, tone, title, text } = stateLabels.NotConnected;
  const company = useAppSelector(selectCompany);

  return (
    <Panel title={title(integration)} actions={<StatusBadge tone={tone}>{t(badge)}</StatusBadge>}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>{text(integration)}</Typography>
        {company && (
          <Typography sx={{ color: 'text.secondary' }}>
            {t`Clients pay you in ${{ currency: company.currency }}.`}
          </Typography>
        )}
        {integration.provider === 'Sandbox' ? <SandboxAccountForm /> : <StripeConnectOptions />}
      </Stack>
    </Panel>
  );
}

function StripeConnectOptions() {
  const { t } = useLingui();
  const { connectAccount, isLoading } = useConnectAccount();
  const [isKeysOpen, setKeysOpen] = useState(false);

  return (
    <>
      <Typography>{t`Stripe asks for your company registration, its owners and a bank account. This takes about 10 minutes, and you can finish later.`}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button isLoading={isLoading} onClick={() => void connectAccount()}>
          {t`Connect Stripe`}
        </Button>
        <Button color="gray" variant="text" aria-haspopup="dialog" onClick={() => setKeysOpen(true)}>
          {t`Use API keys`}
        </Button>
      </Box>
      {isKeysOpen && <KeysDialog onClose={() => setKeysOpen(false)} />}
    </>
  );
}
