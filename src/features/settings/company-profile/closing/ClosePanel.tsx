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
      confirmLabel={t`Close company`}
      color="red"
      typedConfirmation={{
        expectedText: companyName,
        mismatchError: t`Enter the exact name “${companyName}”.`,
        fieldErrorOf: (error) => fieldErrors(error)['name'],
        effects: [
          t`Clients are no longer charged, except for charges in progress. Your client dashboard shows that the company is closed.`,
          t`Your team can still sign in, view and export everything, but can’t change anything.`,
          t`Livery charges you for the current month when it ends, and not after that.`,
          t`Running deployments stop. Running imports and bulk actions finish.`,
          t`We email all Admins. Nothing is deleted.`,
          t`An Admin can reopen the company within 90 days. Clients whose payment became due while it was closed are then charged once, for a billing period that starts that day.`,
        ],
      }}
      successMessage={t`${companyName} closed`}
      onConfirm={(typed) => close({ name: typed, reason: reason.trim() || null })}
      onClose={onClose}
    >
      <TextField
        label={t`Reason (optional)`}
        hint={t`Saved in your audit log.`}
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
    <Panel title={t`Close company`}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography sx={{ flex: '1 1 280px', color: 'text.secondary' }}>
          {t`Clients are no longer charged, and your client dashboard closes. Nothing is deleted, and you can reopen the company within 90 days.`}
        </Typography>
        <Button color="red" variant="soft" onClick={() => setOpen(true)}>
          {t`Close company`}
        </Button>
      </Box>
      {isOpen && <CloseDialog companyName={companyName} onClose={() => setOpen(false)} />}
    </Panel>
  );
}
