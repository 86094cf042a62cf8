import { useState } from 'react';
import { errorMessage, fieldErrors } from '@/api/errors';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { TypedDialog } from '@/ui/TypedDialog';
import * as texts from '@/texts/settings/company-profile/closing';
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

/** Closes the company once somebody has typed its name. */
export function CloseDialog({ companyName, onClose }: CloseDialogProps) {
  const [reason, setReason] = useState('');
  const [close, { error, isLoading }] = useCloseCompanyMutation();

  async function confirm(name: string) {
    const answer = await close({ name, reason: reason.trim() || null });
    if (answer.error) return;
    toast.success(texts.wasClosed(companyName));
    onClose();
  }

  return (
    <TypedDialog
      title={texts.close(companyName)}
      effects={effects}
      word={companyName}
      refusal={texts.typeAsItStandsHere(companyName)}
      action={texts.closeTheCompany}
      error={error && errorMessage(error)}
      typedError={fieldErrors(error)['name']}
      isLoading={isLoading}
      onConfirm={(typed) => void confirm(typed)}
      onClose={onClose}
    >
      <TextField
        label={texts.whyOptional}
        hint={texts.forYourOwnRecord}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        maxLength={500}
        autoComplete="off"
        disabled={isLoading}
      />
    </TypedDialog>
  );
}
