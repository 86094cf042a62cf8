import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { CloseDialog } from './CloseDialog';

export function ClosePanel({ companyName }: { companyName: string }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Panel title="Close the company">
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: '1 1 280px', color: 'text.secondary' }}>
          No new charge to a client is begun, and your clients’ dashboard closes. Nothing is deleted, and for
          90 days you can open the company again.
        </Typography>
        <Button colour="red" variant="soft" onClick={() => setOpen(true)}>
          Close {companyName}
        </Button>
      </Box>
      {isOpen && <CloseDialog companyName={companyName} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
