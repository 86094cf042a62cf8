import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import * as texts from '@/texts/settings/company-profile/closing';
import { CloseDialog } from './CloseDialog';

export function ClosePanel({ companyName }: { companyName: string }) {
  const [isOpen, setOpen] = useState(false);

  return (
    <Panel title={texts.closeTheCompany}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: '1 1 280px', color: 'text.secondary' }}>
          {texts.noNewChargeToAClientIs}
        </Typography>
        <Button color="red" variant="soft" onClick={() => setOpen(true)}>
          {texts.closeCompanyName(companyName)}
        </Button>
      </Box>
      {isOpen && <CloseDialog companyName={companyName} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
