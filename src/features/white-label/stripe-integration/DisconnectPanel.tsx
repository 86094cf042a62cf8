import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/white-label/stripe-integration';
import { DisconnectDialog } from './DisconnectDialog';
import type { Integration } from './stripeIntegrationApi';

export function DisconnectPanel({ integration }: { integration: Integration }) {
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
