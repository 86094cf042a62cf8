import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import { textMessages } from '@/lib/fieldMessages';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/clients/access';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { FormDialog } from '@/ui/FormDialog';
import { TextField } from '@/ui/TextField';
import { viewReasonLimits } from '@contract/clients';
import { line } from '@contract/text';
import { useSendPortalAccessMutation, useViewAsClientMutation } from '../access/clientAccessApi';
import type { ViewedClient } from '../clientViewApi';
import { ChangePlanDialog } from './ChangePlanDialog';
import { type ConfirmedTransition, TransitionDialog } from './TransitionDialog';

/**
 * Returns a function that opens the portal as a client in a new tab. If the browser blocks the tab,
 * `blockedUrl` is the URL to open.
 */
function useViewAs() {
  const [view] = useViewAsClientMutation();
  const [blockedUrl, setBlockedUrl] = useState<string | null>(null);

  /** Returns the error, if any, and whether the tab is open. */
  const open = async (clientId: string, reason: string) => {
    // Browsers allow new tabs only during the click, so the tab opens before the response arrives.
    const tab = window.open('', '_blank');
    if (tab) tab.opener = null;
    const { data, error } = await view({ input: { clientId, reason } });
    if (!data) {
      tab?.close();
      return { error, isOpen: false };
    }
    const { url } = data.viewAsClient;
    if (tab) tab.location.href = url;
    else setBlockedUrl(url);
    return { error: undefined, isOpen: tab !== null };
  };

  return { open, blockedUrl };
}

const viewAsForm = z.object({ reason: line(viewReasonLimits, textMessages(texts.sayWhyItStands)) });

type ViewAsValues = z.infer<typeof viewAsForm>;

interface ViewAsClientDialogProps {
  client: Pick<ViewedClient, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks for a reason before the operator views the portal as the client. */
function ViewAsClientDialog({ client, onClose }: ViewAsClientDialogProps) {
  const { open, blockedUrl } = useViewAs();
  const form = useForm<ViewAsValues>({ resolver: zodResolver(viewAsForm), defaultValues: { reason: '' } });
  const { errors } = form.formState;

  async function submit({ reason }: ViewAsValues) {
    const { error, isOpen } = await open(client.id, reason);
    if (error) showServerErrors(form, error);
    else if (isOpen) onClose();
  }

  return (
    <FormDialog
      title={texts.viewAs(client.name)}
      size="xs"
      description={texts.yourClientDashboardOpens(client.name)}
      form={form}
      submitLabel={blockedUrl ? undefined : texts.viewAsClient}
      canDiscardChanges
      onSubmit={submit}
      onClose={onClose}
    >
      {blockedUrl ? (
        <Typography>
          {texts.yourBrowserDidNotOpen(
            <Box
              component="a"
              href={blockedUrl}
              target="_blank"
              rel="noopener"
              sx={{ color: 'primary.main' }}
              onClick={onClose}
            >
              {texts.openTheClientDashboard}
            </Box>,
          )}
        </Typography>
      ) : (
        <TextField
          label={texts.reason}
          autoFocus
          autoComplete="off"
          error={errors.reason?.message}
          {...form.register('reason')}
        />
      )}
    </FormDialog>
  );
}

interface SendAccessDialogProps {
  client: Pick<ViewedClient, 'id' | 'name' | 'email'>;
  onClose: () => void;
}

function SendAccessDialog({ client, onClose }: SendAccessDialogProps) {
  const [send] = useSendPortalAccessMutation();
  const keyFor = useIdempotencyKey();

  return (
    <ConfirmDialog
      title={texts.sendASignInLink(client.name)}
      confirmLabel={texts.sendTheMail}
      successMessage={texts.wasSentASignInLink(client.name)}
      onConfirm={() => send({ id: client.id, idempotencyKey: keyFor(client.id) })}
      onClose={onClose}
    >
      {texts.aMailGoes(client.email)}
    </ConfirmDialog>
  );
}

/** Actions that open a dialog. */
export type ClientDialogAction = ConfirmedTransition | 'changePlan' | 'sendAccess' | 'viewAs';

interface ClientActionDialogProps {
  action: ClientDialogAction;
  client: ViewedClient;
  onClose: () => void;
}

export function ClientActionDialog({ action, client, onClose }: ClientActionDialogProps) {
  if (action === 'changePlan') return <ChangePlanDialog client={client} onClose={onClose} />;
  if (action === 'sendAccess') return <SendAccessDialog client={client} onClose={onClose} />;
  if (action === 'viewAs') return <ViewAsClientDialog client={client} onClose={onClose} />;
  return <TransitionDialog transition={action} client={client} onClose={onClose} />;
}
