import { ActionMenu } from '@/ui/ActionMenu';
import * as texts from '@/texts/settings/users/invitations';
import type { SentInvitation } from '../people';

export interface InvitationActs {
  onResend: (invitation: SentInvitation) => void;
  onCopy: (invitation: SentInvitation) => void;
  onRevoke: (invitation: SentInvitation) => void;
}

export function InvitationMenu({
  invitation,
  onResend,
  onCopy,
  onRevoke,
}: InvitationActs & { invitation: SentInvitation }) {
  if (invitation.status === 'Revoked') return null;
  const hasRunOut = invitation.status === 'Expired';
  return (
    <ActionMenu
      label={texts.actionsFor(invitation.email)}
      actions={[
        { label: texts.sendAgain, onClick: () => onResend(invitation) },
        {
          label: texts.copyLink,
          isDisabled: hasRunOut,
          hint: hasRunOut ? texts.itHasExpiredSendItAgain : undefined,
          onClick: () => onCopy(invitation),
        },
        { label: texts.revoke, isGrave: true, onClick: () => onRevoke(invitation) },
      ]}
    />
  );
}
