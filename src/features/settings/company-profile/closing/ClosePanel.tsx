import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { fieldErrors } from '@/api/errors';
import { Button } from '@/ui/Button';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Panel } from '@/ui/Panel';
import { TextField } from '@/ui/TextField';
import { closingLimits } from '@contract/company';
import { useCloseCompanyMutation } from '../companyProfileApi';

interface CloseDialogProps {
  companyName: string;
  onClose: () => void;
}

function CloseDialog({ companyName, onClose }: CloseDialogProps) {
  const { t } = useLingui();
  const [reason, setReason] = useState('');
  const [close, { isLoading }] = useCloseCompanyMutation();

  return (
    <ConfirmDialog
      title={t`Close ${companyName}?`}
      confirmLabel={t`Close the company`}
      color="red"
      typedConfirmation={{
        expectedText: companyName,
        mismatchError: t`Type “${companyName}” as it stands here.`,
        fieldErrorOf: (error) => fieldErrors(error)['name'],
        effects: [
          t`No new charge to a client is begun; one that is under way is finished. Your clients’ dashboard says that the company is closed.`,
          t`Your team can still sign in, view and export everything, but cannot change anything.`,
          t`Livery charges you for the month that has begun, at its end, and for none after it.`,
          t`What is being published is stopped; imports and bulk actions that are under way are finished.`,
          t`Every Admin is mailed. Nothing is deleted.`,
          t`For 90 days an Admin can open it again. Clients whose payment fell due meanwhile are then charged once, for a period that begins that day.`,
        ],
      }}
      successMessage={t`${companyName} was closed`}
      onConfirm={(typed) => close({ name: typed, reason: reason.trim() || null })}
      onClose={onClose}
    >
      <TextField
        label={t`Why (optional)`}
        hint={t`For your own record.`}
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
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);

  return (
    <Panel title={t`Close the company`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: '1 1 280px', color: 'text.secondary' }}>
          {t`No new charge to a client is begun, and your clients’ dashboard closes. Nothing is deleted, and for 90 days you can open the company again.`}
        </Typography>
        <Button color="red" variant="soft" onClick={() => setOpen(true)}>
          {t`Close ${companyName}`}
        </Button>
      </Box>
      {isOpen && <CloseDialog companyName={companyName} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
