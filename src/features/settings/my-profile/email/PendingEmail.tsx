import Box from '@mui/material/Box';
import { errorMessage } from '@/api/errors';
import { formatDate } from '@/lib/format';
import { Button } from '@/ui/Button';
import { Notice } from '@/ui/Notice';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/my-profile/email';
import type { MyAccountFieldsFragment } from '../myProfile.generated';
import { useCancelEmailChangeMutation } from '../myProfileApi';

interface PendingEmailProps {
  current: string;
  pending: NonNullable<MyAccountFieldsFragment['pendingEmail']>;
  onAskAgain: () => void;
}

const agreement = (hasAgreed: boolean) => (hasAgreed ? texts.hasAgreed : texts.hasNotAgreedYet);

/** An address that is to be, and who has still to agree. */
export function PendingEmail({ current, pending, onAskAgain }: PendingEmailProps) {
  const { email, isOldConfirmed, isNewConfirmed, expiresAt } = pending;
  const [cancel, { isLoading }] = useCancelEmailChangeMutation();

  async function takeBack() {
    const answer = await cancel();
    if (answer.error) toast.error(errorMessage(answer.error));
    else toast.success(texts.changeToTakenBack(email));
  }

  return (
    <Notice tone="blue" title={texts.waitingToChange(email)}>
      <span>{texts.eachAddressWasMailedALink(formatDate(expiresAt, 'dateTime'))}</span>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        <li>
          {current}: {agreement(isOldConfirmed)}
        </li>
        <li>
          {email}: {agreement(isNewConfirmed)}
        </li>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button size={2} variant="soft" colour="gray" isLoading={isLoading} onClick={() => void takeBack()}>
          {texts.takeItBack}
        </Button>
        <Button size={2} variant="text" disabled={isLoading} onClick={onAskAgain}>
          {texts.askAgainOrForAnother}
        </Button>
      </Box>
    </Notice>
  );
}
