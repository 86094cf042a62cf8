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
import { stateLabels } from './stateLabels';
import type { Integration } from './stripeIntegrationApi';
import { useConnectAccount } from './useConnectAccount';

export function ConnectPanel({ integration }: { integration: Integration }) {
  const { badge, tone, title, text } = stateLabels.NotConnected;
  const company = useAppSelector(selectCompany);

  return (
    <Panel title={title(integration)} actions={<StatusBadge tone={tone}>{badge}</StatusBadge>}>
      <Stack spacing={2}>
        <Typography sx={{ color: 'text.secondary', maxWidth: '75ch' }}>
          {text(integration)} {company && texts.clientsPayYou(company.currency)}
        </Typography>
        {integration.provider === 'Sandbox' ? <SandboxAccountForm /> : <StripeConnectOptions />}
      </Stack>
    </Panel>
  );
}

function StripeConnectOptions() {
  const { connectAccount, isLoading } = useConnectAccount();
  const [isKeysOpen, setKeysOpen] = useState(false);

  return (
    <>
      <Typography>{texts.stripeAsksForYourCompanys}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button isLoading={isLoading} onClick={() => void connectAccount()}>
          {texts.connectWithStripe}
        </Button>
        <Button color="gray" variant="text" aria-haspopup="dialog" onClick={() => setKeysOpen(true)}>
          {texts.useKeysOfMyOwn}
        </Button>
      </Box>
      {isKeysOpen && <KeysDialog onClose={() => setKeysOpen(false)} />}
    </>
  );
}
