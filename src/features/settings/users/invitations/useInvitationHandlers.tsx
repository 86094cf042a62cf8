import { useState, type ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { copyText } from '@/lib/copyText';
import { formatDate } from '@/lib/format';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/settings/users/invitations';
import type { SentInvitation } from '../team';
import { useCreateInvitationLinkMutation, useResendInvitationMutation } from '../usersApi';
import type { InvitationHandlers } from './InvitationMenu';
import { LinkDialog } from './LinkDialog';
import { RevokeDialog } from './RevokeDialog';

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
