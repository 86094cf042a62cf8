import Box from '@mui/material/Box';
import { errorMessage } from '@/api/errors';
import type { MyAccountFieldsFragment } from '@/api/types';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/email';
import { useCancelEmailChangeMutation } from '../myProfileApi';

interface PendingEmailProps {
  current: string;
  pending: NonNullable<MyAccountFieldsFragment['pendingEmail']>;
  onRequestAgain: () => void;
}

const confirmationText = (isConfirmed: boolean) => (isConfirmed ? texts.hasAgreed : texts.hasNotAgreedYet);

/**
 * Shows the unconfirmed new address and which addresses have confirmed the change. Lets the operator cancel
 * the change or request it again.
 */
export function PendingEmail({ current, pending, onRequestAgain }: PendingEmailProps) {
  const { email, isOldConfirmed, isNewConfirmed, expiresAt } = pending;
  const [cancel, { isLoading }] = useCancelEmailChangeMutation();

  async function cancelChange() {
    const result = await cancel();
    if (result.error) toast.error(errorMessage(result.error));
    else toast.success(texts.changeToTakenBack(email));
  }

  return (
    <Notice tone="blue" title={texts.waitingToChange(email)}>
      <span>{texts.eachAddressWasMailedALink(formatDate(expiresAt, 'dateTime'))}</span>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        <li>
          {current}: {confirmationText(isOldConfirmed)}
        </li>
        <li>
          {email}: {confirmationText(isNewConfirmed)}
        </li>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button
          size={2}
          variant="soft"
          color="gray"
          isLoading={isLoading}
          onClick={() => void cancelChange()}
        >
          {texts.takeItBack}
        </Button>
        <Button size={2} variant="text" disabled={isLoading} onClick={onRequestAgain}>
          {texts.askAgainOrForAnother}
        </Button>
      </Box>
    </Notice>
  );
}
