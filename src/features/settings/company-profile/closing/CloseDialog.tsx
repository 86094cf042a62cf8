import { useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { TypedDialog } from '@/ui/TypedDialog';
import { useCloseCompanyMutation } from '../companyProfileApi';

const effects = [
  'No new charge to a client is begun; one that is under way is finished. Your clients’ dashboard says that the company is closed.',
  'Your team can still sign in, look at everything and export it; nobody can change anything.',
  'Livery charges you for the month that has begun, at its end, and for none after it.',
  'What is being published is stopped; imports and bulk actions that are under way are finished.',
  'Every Admin is mailed. Nothing is deleted.',
  'For 90 days an Admin can open it again. Clients whose payment fell due meanwhile are then charged once, for a period that begins that day.',
];

interface CloseDialogProps {
  companyName: string;
  onClose: () => void;
}

/** Closes the company once somebody has typed its name. */
export function CloseDialog({ companyName, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState('');
  const [close, { error, isLoading }] = useCloseCompanyMutation();

  async function confirm(name: string) {
    const answer = await close({ name, reason: reason.trim() || null });
    if (answer.error) return;
    toast.success(`${companyName} was closed`);
    onClose();
  }

  return (
    <TypedDialog
      title={`Close ${companyName}?`}
      effects={effects}
      word={companyName}
      refusal={`Type “${companyName}” as it stands here.`}
      action="Close the company"
      error={error && errorMessage(error)}
      typedError={fieldErrors(error)['name']}
      isLoading={isLoading}
      onConfirm={(typed) => void confirm(typed)}
      onClose={onClose}
    >
      <TextField
        label="Why (optional)"
        hint="For your own record."
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={500}
        autoComplete="off"
        disabled={isLoading}
      />
    </TypedDialog>
  );
}
