import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { RadioCard } from '@/ui/RadioCard';
import * as texts from '@/texts/white-label/stripe-integration';
import { stateLabels } from './stateLabels';
import { useGetSandboxAccountsQuery } from './stripeIntegrationApi';
import { useConnectAccount } from './useConnectAccount';

export function SandboxAccountForm() {
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
          {texts.testAccount}
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
            {stateLabels[account.state].badge}
          </RadioCard>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.thisInstallationUsesTheBuilt}
      </Typography>
      <Box>
        <Button isLoading={isLoading} onClick={() => void connectAccount(token)}>
          {texts.connect}
        </Button>
      </Box>
    </Stack>
  );
}
