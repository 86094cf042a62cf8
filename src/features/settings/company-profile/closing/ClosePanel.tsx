import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fieldErrors } from '@/api/errors';
import * as texts from '@/texts/settings/company-profile/closing';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Panel } from '@/ui/Panel';
import { TextField } from '@/ui/TextField';
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
  const [close, { isLoading }] = useCloseCompanyMutation();

  return (
    <ConfirmDialog
      title={texts.close(companyName)}
      confirmLabel={texts.closeTheCompany}
      color="red"
      typedConfirmation={{
        expectedText: companyName,
        mismatchError: texts.typeAsItStandsHere(companyName),
        fieldErrorOf: (error) => fieldErrors(error)['name'],
        effects,
      }}
      successMessage={texts.wasClosed(companyName)}
      onConfirm={(typed) => close({ name: typed, reason: reason.trim() || null })}
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
    </ConfirmDialog>
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
