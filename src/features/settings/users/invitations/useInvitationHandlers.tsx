import { type ReactNode, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { copyText } from '@/lib/copyText';
import { formatDate } from '@/lib/format';
import * as texts from '@/texts/settings/users/invitations';
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
  return (
    <Dialog title={texts.invitationLinkOf(email)} cancelLabel={texts.done} onClose={onClose}>
      <TextField
        label={texts.link}
        value={url}
        hint={texts.yourBrowserDidNotCopy}
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
  const [revoke] = useRevokeInvitationMutation();

  return (
    <ConfirmDialog
      title={texts.revokeTheInvitation(email)}
      confirmLabel={texts.revoke}
      color="red"
      successMessage={texts.theInvitationOfWasRevoked(email)}
      onConfirm={() => revoke({ id })}
      onClose={onClose}
    >
      {texts.theLinkStopsWorkingAtOnce}
    </ConfirmDialog>
  );
}

interface OpenLink {
  email: string;
  url: string;
}

export function useInvitationHandlers(): InvitationHandlers & { dialog: ReactNode } {
  const [revoking, setRevoking] = useState<SentInvitation | null>(null);
  const [link, setLink] = useState<OpenLink | null>(null);
  const [resend] = useResendInvitationMutation();
  const [createLink] = useCreateInvitationLinkMutation();

  const onResend = async ({ id, email }: SentInvitation) => {
    const { error } = await resend({ id });
    if (error) toast.error(errorMessage(error));
    else toast.success(texts.theInvitationWasSentToAgain(email));
  };

  const onCopy = async ({ id, email }: SentInvitation) => {
    const { data, error } = await createLink({ id });
    if (!data) return toast.error(errorMessage(error));
    const { url, expiresAt } = data.createInvitationLink;
    // Browsers may refuse to copy once a request separates the copy from the click.
    if (await copyText(url))
      toast.success(texts.linkCopiedItWorksOnceUntil(formatDate(expiresAt, 'dateTime')));
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
