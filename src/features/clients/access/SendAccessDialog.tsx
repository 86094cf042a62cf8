import { errorMessage } from '@/api/errors';
import { usePressKey } from '@/lib/usePressKey';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { toast } from '@/ui/toast';
import type { ViewedClient } from '../view/viewedClient';
import { useSendClientAccessMutation } from './clientAccessApi';

interface SendAccessDialogProps {
  client: Pick<ViewedClient, 'id' | 'name' | 'email'>;
  onClose: () => void;
}

export function SendAccessDialog({ client, onClose }: SendAccessDialogProps) {
  const [send, { isLoading }] = useSendClientAccessMutation();
  const keyFor = usePressKey();

  const confirm = async () => {
    const { error } = await send({ id: client.id, idempotencyKey: keyFor(client.id) });
    if (error) return toast.error(errorMessage(error));
    toast.success(`${client.name} was sent a sign-in link`);
    onClose();
  };

  return (
    <ConfirmDialog
      isOpen
      title={`Send ${client.name} a sign-in link?`}
      confirmLabel="Send the mail"
      isBusy={isLoading}
      onConfirm={confirm}
      onClose={onClose}
    >
      A mail goes to {client.email} with a link to choose a password for your client dashboard, which works
      once, for 7 days. The password that they have works until they choose another one. A mail that is sent
      can not be taken back.
    </ConfirmDialog>
  );
}
