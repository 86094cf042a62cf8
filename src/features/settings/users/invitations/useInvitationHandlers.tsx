import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { copyText } from '@/lib/copyText';
import { formatDate } from '@/lib/format';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Dialog } from '@/ui/Dialog';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import type { SentInvitation } from '../team';
import {
  useCreateInvitationLinkMutation,
  useResendInvitationMutation,
  useRevokeInvitationMutation,
} from '../usersApi';
import type { InvitationHandlers } from './InvitationMenu';

interface LinkDialogProps {
  email: string;
  url: string;
  onClose: () => void;
}

/** Shows the link for manual copying when the browser refuses to copy it. */
function LinkDialog({ email, url, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog
      title={t`Invitation link for ${email}`}
      cancelLabel={t({ message: 'Done', context: 'button' })}
      onClose={onClose}
    >
      <TextField
        label={t({ message: 'Link', context: 'noun' })}
        type="url"
        value={url}
        hint={t`Your browser couldn’t copy the link. Copy it manually. The first person to open it can join.`}
        readOnly
        autoFocus
        onFocus={({ target }) => target.select()}
      />
    </Dialog>
  );
}

interface RevokeDialogProps {
  invitation: SentInvitation;
  onClose: () => void;
}

function RevokeDialog({ invitation: { id, email }, onClose }: RevokeDialogProps) {
  const { t } = useLingui();
  const [revoke] = useRevokeInvitationMutation();

  return (
    <ConfirmDialog
      title={t`Revoke the invitation for ${email}?`}
      confirmLabel={t`Revoke invitation`}
      color="red"
      successMessage={t`Invitation for ${email} revoked`}
      onConfirm={() => revoke({ id })}
      onClose={onClose}
    >
      {t`The link stops working immediately. You can’t undo this, but you can invite this address again.`}
    </ConfirmDialog>
  );
}

interface OpenLink {
  email: string;
  url: string;
}

export function useInvitationHandlers(): InvitationHandlers & { dialog: ReactNode } {
  const { t } = useLingui();
  const [revoking, setRevoking] = useState<SentInvitation | null>(null);
  const [link, setLink] = useState<OpenLink | null>(null);
  const [resend] = useResendInvitationMutation();
  const [createLink] = useCreateInvitationLinkMutation();

  const onResend = async ({ id, email }: SentInvitation) => {
    const { error } = await resend({ id });
    if (error) toast.error(errorMessage(error));
    else toast.success(t`Invitation resent to ${email}. The previous link no longer works.`);
  };

  const onCopy = async ({ id, email }: SentInvitation) => {
    const { data, error } = await createLink({ id });
    if (!data) return toast.error(errorMessage(error));
    const { url, expiresAt } = data.createInvitationLink;
    // Browsers may refuse to copy once a request separates the copy from the click.
    if (await copyText(url))
      toast.success(
        t`Link copied. It works once and expires ${{ date: formatDate(expiresAt, 'dateTime') }}.`,
      );
    else setLink({ email, url });
  };

  const dialog = (
    <>
      {revoking && <RevokeDialog invitation={revoking} onClose={() => setRevoking(null)} />}
      {link && <LinkDialog {...link} onClose={() => setLink(null)} />}
    </>
  );
  return { onResend, onCopy, onRevoke: setRevoking, dialog };
}
