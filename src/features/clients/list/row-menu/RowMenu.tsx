import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { loadPatiently } from '@/lib/loadPatiently';
import { copyAndTell } from '@/ui/copyAndTell';
import { OpeningLine } from '@/ui/OpeningLine';
import * as texts from '@/texts/clients/list/row-menu';
import type { ListedClient } from '../ClientCell';
import { placeIn } from '../../placeIn';
import type { RowMoveDialogProps } from './RowMoveDialog';

const RowMoveDialog = lazy(() => loadPatiently(() => import('./RowMoveDialog')));

type Move = RowMoveDialogProps['move'];

interface RowMenuProps {
  client: ListedClient;
  button: HTMLElement;
  listText: string;
  onClose: () => void;
}

/** What can be done with one client without leaving the list, and where to go for the rest. */
export function RowMenu({ client, button, listText, onClose }: RowMenuProps) {
  const [move, setMove] = useState<Move | null>(null);
  const { id, name, status } = client;
  const { toView, toDeactivate } = placeIn(listText);

  if (move) {
    return (
      <Suspense fallback={<OpeningLine />}>
        <RowMoveDialog move={move} client={client} onClose={onClose} />
      </Suspense>
    );
  }
  const moveItem = (label: string, which: Move) => (
    <MenuItem onClick={() => setMove(which)}>{label}</MenuItem>
  );
  const copyItem = (label: string, what: string, text: string) => (
    <MenuItem
      onClick={() => {
        onClose();
        void copyAndTell(text, what);
      }}
    >
      {label}
    </MenuItem>
  );

  return (
    <Menu
      anchorEl={button}
      open
      onClose={onClose}
      slotProps={{ list: { 'aria-label': texts.actionsFor(name) } }}
    >
      <MenuItem component={Link} to={toView(id)}>
        {texts.view}
      </MenuItem>
      <MenuItem component={Link} to={`${toView(id)}&edit=Contact`}>
        {texts.edit}
      </MenuItem>
      {copyItem(texts.copyId, texts.clientId, id)}
      {copyItem(texts.copyEmail, texts.emailAddress, client.email)}
      <Divider />
      {moveItem(texts.viewAsClient, 'viewAs')}
      {status !== 'Deactivated' && moveItem(texts.sendASignInLink, 'sendAccess')}
      {status === 'Active' && moveItem(texts.pause, 'pause')}
      {status === 'Paused' && moveItem(texts.resume, 'resume')}
      {status === 'Deactivated'
        ? moveItem(texts.reactivate, 'reactivate')
        : moveItem(texts.changePlan, 'changePlan')}
      {status !== 'Deactivated' && (
        <MenuItem component={Link} to={toDeactivate(id)} sx={{ color: 'error.main' }}>
          {texts.deactivate}
        </MenuItem>
      )}
    </Menu>
  );
}
