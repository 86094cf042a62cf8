import { useState } from 'react';
import { useNavigate } from 'react-router';
import { ActionMenu, type MenuAction } from '@/ui/ActionMenu';
import * as texts from '@/texts/clients/view';
import { AskedMoveDialog, type AskedMove } from '../moves/AskedMoveDialog';
import { useClientMoves } from '../moves/useClientMoves';
import { useClientEditing } from './edit/clientEditing';
import { usePlaceInList } from './usePlaceInList';
import type { ViewedClient } from './viewedClient';

interface OfferedAction extends MenuAction {
  isOffered: boolean;
}

export function ClientActions({ client }: { client: ViewedClient }) {
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const actions = useActions(client, setAsked).filter(({ isOffered }) => isOffered);

  return (
    <>
      <ActionMenu label={texts.actions} isLabelShown actions={actions} />
      {asked && <AskedMoveDialog move={asked} client={client} onClose={() => setAsked(null)} />}
    </>
  );
}

function useActions(client: ViewedClient, ask: (asked: AskedMove) => void): OfferedAction[] {
  const { open } = useClientEditing();
  const { move } = useClientMoves();
  const navigate = useNavigate();
  const { toDeactivate } = usePlaceInList();
  const { status, deactivation } = client;
  const isDeactivated = status === 'Deactivated';
  const isScheduled = deactivation?.isScheduled ?? false;

  return [
    { label: texts.edit, isOffered: true, onClick: () => open('Contact') },
    { label: texts.viewAsClient, isOffered: true, onClick: () => ask('viewAs') },
    { label: texts.sendASignInLink, isOffered: !isDeactivated, onClick: () => ask('sendAccess') },
    { label: texts.changePlan, isOffered: !isDeactivated, onClick: () => ask('changePlan') },
    { label: texts.pause, isOffered: status === 'Active', onClick: () => ask('pause') },
    { label: texts.resume, isOffered: status === 'Paused', onClick: () => ask('resume') },
    {
      label: texts.cancelTheDeactivation,
      isOffered: isScheduled,
      onClick: () => void move('cancelDeactivation', client),
    },
    { label: texts.reactivate, isOffered: isDeactivated, onClick: () => ask('reactivate') },
    {
      label: texts.deactivate,
      isOffered: !isDeactivated && !isScheduled,
      isGrave: true,
      onClick: () => void navigate(toDeactivate(client.id)),
    },
  ];
}
