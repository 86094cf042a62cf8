import { ActionMenu } from '@/ui/ActionMenu';
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
      label={`Actions for ${invitation.email}`}
      actions={[
        { label: 'Send again', onClick: () => onResend(invitation) },
        {
          label: 'Copy link',
          isDisabled: hasRunOut,
          hint: hasRunOut ? 'It has expired: send it again first.' : undefined,
          onClick: () => onCopy(invitation),
        },
        { label: 'Revoke', isGrave: true, onClick: () => onRevoke(invitation) },
      ]}
    />
  );
}
