import { useLingui } from '@lingui/react/macro';
import { ActionMenu } from '@/ui/ActionMenu';
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
  const { t } = useLingui();
  if (invitation.status === 'Revoked') return null;
  const hasExpired = invitation.status === 'Expired';
  return (
    <ActionMenu
      label={t`Actions for ${{ email: invitation.email }}`}
      actions={[
        { label: t`Resend invitation`, onClick: () => onResend(invitation) },
        {
          label: t`Copy link`,
          isDisabled: hasExpired,
          hint: hasExpired ? t`This invitation has expired. Resend it, then copy the new link.` : undefined,
          onClick: () => onCopy(invitation),
        },
        { label: t`Revoke invitation`, isDestructive: true, onClick: () => onRevoke(invitation) },
      ]}
    />
  );
}
