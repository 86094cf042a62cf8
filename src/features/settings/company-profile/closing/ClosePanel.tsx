import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import * as texts from '@/texts/settings/company-profile/closing';
import { Button } from '@/ui/Button';
import { Panel } from '@/ui/Panel';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { TypeToConfirmDialog } from '@/ui/TypeToConfirmDialog';
import { closingLimits } from '@contract/company';
import { useCloseCompanyMutation } from '../companyProfileApi';

const effects = [
  texts.noNewChargeToAClient,
  texts.yourTeamCanStillSign,
  texts.liveryChargesYouForTheMonth,
  texts.whatIsBeingPublishedIsStopped,
  texts.everyAdminIsMailedNothing,
  texts.for90DaysAnAdminCan,
];

interface CloseDialogProps {
  companyName: string;
  onClose: () => void;
}

function CloseDialog({ companyName, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState('');
  const [close, { error, isLoading }] = useCloseCompanyMutation();

  async function confirm(name: string) {
    const result = await close({ name, reason: reason.trim() || null });
    if (result.error) return;
    toast.success(texts.wasClosed(companyName));
    onClose();
  }

  return (
    <TypeToConfirmDialog
      title={texts.close(companyName)}
      effects={effects}
      expectedText={companyName}
      mismatchError={texts.typeAsItStandsHere(companyName)}
      confirmLabel={texts.closeTheCompany}
      error={error && errorMessage(error)}
      fieldError={fieldErrors(error)['name']}
      isLoading={isLoading}
      onConfirm={(typed) => void confirm(typed)}
      onClose={onClose}
    >
      <TextField
        label={texts.whyOptional}
        hint={texts.forYourOwnRecord}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={closingLimits.reason.max}
        autoComplete="off"
        disabled={isLoading}
      />
    </TypeToConfirmDialog>
  );
}

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
