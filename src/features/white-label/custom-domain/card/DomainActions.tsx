import Box from '@mui/material/Box';
import { useState } from 'react';
import { errorMessage } from '@/api/errors';
import { Button } from '@/ui/Button';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/custom-domain/card';
import { useCheckCustomDomainMutation, type Domain } from '../customDomainApi';
import { describeCheck } from '../domainLabels';
import { ForwardDialog } from './ForwardDialog';
import { RemoveDialog } from './RemoveDialog';

export function DomainActions({ domain }: { domain: Domain }) {
  const [open, setOpen] = useState<'forward' | 'remove' | null>(null);
  const [check, { isLoading }] = useCheckCustomDomainMutation();
  const close = () => setOpen(null);

  async function runCheck() {
    const result = await check({ id: domain.id });
    if (!result.data) return toast.error(errorMessage(result.error));
    const checkedDomain = result.data.checkCustomDomain;
    toast[checkedDomain.liveAt ? 'success' : 'default'](describeCheck(checkedDomain));
  }

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button isLoading={isLoading} onClick={() => void runCheck()}>
        {texts.checkNow}
      </Button>
      <Button color="gray" variant="soft" aria-haspopup="dialog" onClick={() => setOpen('forward')}>
        {texts.sendTheRecordsByMail}
      </Button>
      <Button color="red" variant="text" aria-haspopup="dialog" onClick={() => setOpen('remove')}>
        {texts.openRemove}
      </Button>
      {open === 'forward' && <ForwardDialog domain={domain} onClose={close} />}
      {open === 'remove' && <RemoveDialog domain={domain} onClose={close} />}
    </Box>
  );
}
