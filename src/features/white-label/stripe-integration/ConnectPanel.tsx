import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { StatusBadge } from '@/ui/StatusBadge';
import * as texts from '@/texts/white-label/stripe-integration';
import { KeysDialog } from './KeysDialog';
import { SandboxAccountForm } from './SandboxAccountForm';
import { stateWords } from './stateWords';
import type { Integration } from './stripeIntegrationApi';
import { useContinue } from './useContinue';

/** The way in, while no account is connected. */
export function ConnectPanel({ integration }: { integration: Integration }) {
  const { badge, tone, title, text } = stateWords.NotConnected;
  const company = useAppSelector(selectCompany);

  return (
    <Panel title={title(integration)} actions={<StatusBadge tone={tone}>{badge}</StatusBadge>}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>
          {text(integration)} {company && texts.clientsPayYou(company.currency)}
        </Typography>
        {integration.provider === 'Sandbox' ? <SandboxAccountForm /> : <StripeWays />}
      </Stack>
    </Panel>
  );
}

function StripeWays() {
  const { goOn, isLoading } = useContinue();
  const [isKeysOpen, setKeysOpen] = useState(false);

  return (
    <>
      <Typography>{texts.stripeAsksForYourCompanys}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button isLoading={isLoading} onClick={() => void goOn()}>
          {texts.connectWithStripe}
        </Button>
        <Button colour="gray" variant="text" aria-haspopup="dialog" onClick={() => setKeysOpen(true)}>
          {texts.useKeysOfMyOwn}
        </Button>
      </Box>
      {isKeysOpen && <KeysDialog onClose={() => setKeysOpen(false)} />}
    </>
  );
}
