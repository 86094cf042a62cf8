import { ActionMenu } from '@/ui/ActionMenu';
import * as texts from '@/texts/settings/users/invitations';
import type { SentInvitation } from '../team';

export interface InvitationHandlers {
  onResend: (invitation: SentInvitation) => void;
  onCopy: (invitation: SentInvitation) => void;
  onRevoke: (invitation: SentInvitation) => void;
}

export function InvitationMenu({
  invitation,
  onResend,
  onCopy,
  onRevoke,
}: InvitationHandlers & { invitation: SentInvitation }) {
  if (invitation.status === 'Revoked') return null;
  const hasExpired = invitation.status === 'Expired';
  return (
    <ActionMenu
      label={texts.actionsFor(invitation.email)}
      actions={[
        { label: texts.sendAgain, onClick: () => onResend(invitation) },
        {
          label: texts.copyLink,
          isDisabled: hasExpired,
          hint: hasExpired ? texts.itHasExpiredSendItAgain : undefined,
          onClick: () => onCopy(invitation),
        },
        { label: texts.revoke, isDestructive: true, onClick: () => onRevoke(invitation) },
      ]}
    />
  );
}
