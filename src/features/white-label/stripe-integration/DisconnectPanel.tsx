import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { DisconnectDialog } from './DisconnectDialog';
import type { Integration } from './stripeIntegrationApi';

export function DisconnectPanel({ integration }: { integration: Integration }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Panel title="Disconnect">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <Typography sx={{ flex: '1 1 260px', color: 'text.secondary' }}>
          Without this account clients can’t be charged, and nothing can be refunded. You are shown what stops
          before anything happens.
        </Typography>
        <Button colour="red" variant="soft" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Disconnect…
        </Button>
      </Box>
      {isOpen && <DisconnectDialog integration={integration} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
