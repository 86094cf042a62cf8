import { t } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import { textMessages } from '@/lib/fieldMessages';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
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

const createViewAsForm = () =>
  z.object({ reason: line(viewReasonLimits, textMessages(t`Enter a reason. It’s saved in the audit log.`)) });

type ViewAsValues = z.infer<ReturnType<typeof createViewAsForm>>;

interface ViewAsClientDialogProps {
  client: Pick<ViewedClient, 'id' | 'name'>;
  onClose: () => void;
}

/** Asks for a reason before the operator views the portal as the client. */
function ViewAsClientDialog({ client, onClose }: ViewAsClientDialogProps) {
  const { t } = useLingui();
  const { open, blockedUrl } = useViewAs();
  const schema = useMemo(() => createViewAsForm(), []);
  const form = useForm<ViewAsValues>({ resolver: zodResolver(schema), defaultValues: { reason: '' } });
  const { errors } = form.formState;

  async function submit({ reason }: ViewAsValues) {
    const { error, isOpen } = await open(client.id, reason);
    if (error) showServerErrors(form, error);
    else if (isOpen) onClose();
  }

  return (
    <FormDialog
      title={t`View as ${{ name: client.name }}?`}
      size="xs"
      description={t`Your client dashboard opens in a new tab as ${{ name: client.name }} sees it. The view is read-only and ends after 30 minutes. Your name, the time, and the reason are saved in the audit log.`}
      form={form}
      submitLabel={blockedUrl ? undefined : t`View as client`}
      canDiscardChanges
      onSubmit={submit}
      onClose={onClose}
    >
      {blockedUrl ? (
        <Typography>
          <Trans>
            Your browser blocked the new tab.{' '}
            <Box
              component="a"
              href={blockedUrl}
              target="_blank"
              rel="noopener"
              sx={{ color: 'primary.main' }}
              onClick={onClose}
            >
              Open client dashboard
            </Box>
          </Trans>
        </Typography>
      ) : (
        <TextField
          label={t`Reason`}
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
  const { t } = useLingui();
  const [send] = useSendPortalAccessMutation();
  const keyFor = useIdempotencyKey();

  return (
    <ConfirmDialog
      title={t`Send ${{ name: client.name }} a sign-in link?`}
      confirmLabel={t`Send link`}
      successMessage={t`Sign-in link sent to ${{ name: client.name }}`}
      onConfirm={() => send({ id: client.id, idempotencyKey: keyFor(client.id) })}
      onClose={onClose}
    >
      {t`We email ${{ email: client.email }} a link to choose a password for your client dashboard. The link works once and expires in seven days. The current password works until the client chooses a new one. You can’t undo this.`}
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
