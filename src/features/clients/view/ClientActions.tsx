import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import * as texts from '@/texts/clients/view';
import { ClientActionDialog, type ClientDialogAction } from '../transitions/ClientActionDialog';
import { useClientTransitions } from '../transitions/useClientTransitions';
import { useClientEditing } from './edit/clientEditing';
import { useListPosition } from './useListPosition';
import type { ViewedClient } from './viewedClient';

interface ClientAction extends MenuAction {
  isAvailable: boolean;
}

export function ClientActions({ client }: { client: ViewedClient }) {
  const [dialogAction, setDialogAction] = useState<ClientDialogAction | null>(null);
  const actions = useActions(client, setDialogAction).filter(({ isAvailable }) => isAvailable);

  return (
    <>
      <ActionMenu label={texts.actions} isLabelShown actions={actions} />
      {dialogAction && (
        <ClientActionDialog action={dialogAction} client={client} onClose={() => setDialogAction(null)} />
      )}
    </>
  );
}

function useActions(
  client: ViewedClient,
  openDialog: (dialogAction: ClientDialogAction) => void,
): ClientAction[] {
  const { open } = useClientEditing();
  const { transition } = useClientTransitions();
  const navigate = useNavigate();
  const { toDeactivate } = useListPosition();
  const { status, deactivation } = client;
  const isDeactivated = status === 'Deactivated';
  const isScheduled = deactivation?.isScheduled ?? false;

  return [
    { label: texts.edit, isAvailable: true, onClick: () => open('Contact') },
    { label: texts.viewAsClient, isAvailable: true, onClick: () => openDialog('viewAs') },
    { label: texts.sendASignInLink, isAvailable: !isDeactivated, onClick: () => openDialog('sendAccess') },
    { label: texts.changePlan, isAvailable: !isDeactivated, onClick: () => openDialog('changePlan') },
    { label: texts.pause, isAvailable: status === 'Active', onClick: () => openDialog('pause') },
    { label: texts.resume, isAvailable: status === 'Paused', onClick: () => openDialog('resume') },
    {
      label: texts.cancelTheDeactivation,
      isAvailable: isScheduled,
      onClick: () => void transition('cancelDeactivation', client),
    },
    { label: texts.reactivate, isAvailable: isDeactivated, onClick: () => openDialog('reactivate') },
    {
      label: texts.deactivate,
      isAvailable: !isDeactivated && !isScheduled,
      isDestructive: true,
      onClick: () => void navigate(toDeactivate(client.id)),
    },
  ];
}
