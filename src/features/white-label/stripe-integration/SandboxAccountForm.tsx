import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { RadioCard } from '@/ui/RadioCard';
import * as texts from '@/texts/white-label/stripe-integration';
import { stateWords } from './stateWords';
import { useGetSandboxAccountsQuery } from './stripeIntegrationApi';
import { useContinue } from './useContinue';

/** Connects one of the sandbox's accounts at a press. */
export function SandboxAccountForm() {
  const id = useId();
  const { data, error, refetch } = useGetSandboxAccountsQuery();
  const [chosen, setChosen] = useState<string | null>(null);
  const { goOn, isLoading } = useContinue();
  if (error && !data) return <ErrorPanel error={error} onRetry={refetch} />;
  if (!data) return <Skeleton variant="rounded" height={260} />;
  const token = chosen ?? data.sandboxAccounts[0]?.token ?? null;

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
            onChoose={() => setChosen(account.token)}
          >
            {stateWords[account.state].badge}
          </RadioCard>
        ))}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {texts.thisInstallationUsesTheBuilt}
      </Typography>
      <Box>
        <Button isLoading={isLoading} onClick={() => void goOn(token)}>
          {texts.connect}
        </Button>
      </Box>
    </Stack>
  );
}
