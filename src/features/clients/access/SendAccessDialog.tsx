import { errorMessage } from '@/api/errors';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/clients/access';
import type { ViewedClient } from '../view/viewedClient';
import { useSendPortalAccessMutation } from './clientAccessApi';

interface SendAccessDialogProps {
  client: Pick<ViewedClient, 'id' | 'name' | 'email'>;
  onClose: () => void;
}

export function SendAccessDialog({ client, onClose }: SendAccessDialogProps) {
  const [send, { isLoading }] = useSendPortalAccessMutation();
  const keyFor = useIdempotencyKey();

  const confirm = async () => {
    const { error } = await send({ id: client.id, idempotencyKey: keyFor(client.id) });
    if (error) return toast.error(errorMessage(error));
    toast.success(texts.wasSentASignInLink(client.name));
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={texts.sendASignInLink(client.name)}
      confirmLabel={texts.sendTheMail}
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      {texts.aMailGoes(client.email)}
    </ConfirmDialog>
  );
}
