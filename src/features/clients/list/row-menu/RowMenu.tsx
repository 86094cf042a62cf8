import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { loadPatiently } from '@/lib/loadPatiently';
import { copyAndTell } from '@/ui/copyAndTell';
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
      <Suspense fallback={null}>
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
      slotProps={{ list: { 'aria-label': `Actions for ${name}` } }}
    >
      <MenuItem component={Link} to={toView(id)}>
        View
      </MenuItem>
      <MenuItem component={Link} to={`${toView(id)}&edit=Contact`}>
        Edit
      </MenuItem>
      {copyItem('Copy ID', 'Client ID', id)}
      {copyItem('Copy e-mail', 'E-mail address', client.email)}
      <Divider />
      {moveItem('View as client…', 'viewAs')}
      {status !== 'Deactivated' && moveItem('Send a sign-in link…', 'sendAccess')}
      {status === 'Active' && moveItem('Pause…', 'pause')}
      {status === 'Paused' && moveItem('Resume…', 'resume')}
      {status === 'Deactivated'
        ? moveItem('Reactivate…', 'reactivate')
        : moveItem('Change plan…', 'changePlan')}
      {status !== 'Deactivated' && (
        <MenuItem component={Link} to={toDeactivate(id)} sx={{ color: 'error.main' }}>
          Deactivate…
        </MenuItem>
      )}
    </Menu>
  );
}
