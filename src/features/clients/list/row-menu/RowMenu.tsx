import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { loadWithRetry } from '@/lib/loadWithRetry';
import * as texts from '@/texts/clients/list/row-menu';
import { copyWithToast } from '@/ui/CopyButton';
import { LoadingBar } from '@/ui/LoadingBar';
import { listPaths } from '../../listPaths';
import type { ListedClient } from '../columnDefinitions';
import type { RowActionDialogProps } from './RowActionDialog';

const RowActionDialog = lazy(() => loadWithRetry(() => import('./RowActionDialog')));

type RowAction = RowActionDialogProps['action'];

interface RowMenuProps {
  client: ListedClient;
  button: HTMLElement;
  listQueryString: string;
  onClose: () => void;
}

export function RowMenu({ client, button, listQueryString, onClose }: RowMenuProps) {
  const [action, setAction] = useState<RowAction | null>(null);
  const { id, name, status } = client;
  const { toView, toDeactivate } = listPaths(listQueryString);

  if (action) {
    return (
      <Suspense fallback={<LoadingBar />}>
        <RowActionDialog action={action} client={client} onClose={onClose} />
      </Suspense>
    );
  }
  const actionItem = (label: string, itemAction: RowAction) => (
    <MenuItem onClick={() => setAction(itemAction)}>{label}</MenuItem>
  );
  const copyItem = (label: string, subject: string, text: string) => (
    <MenuItem
      onClick={() => {
        onClose();
        void copyWithToast(text, subject);
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
      {actionItem(texts.viewAsClient, 'viewAs')}
      {status !== 'Deactivated' && actionItem(texts.sendASignInLink, 'sendAccess')}
      {status === 'Active' && actionItem(texts.pause, 'pause')}
      {status === 'Paused' && actionItem(texts.resume, 'resume')}
      {status === 'Deactivated'
        ? actionItem(texts.reactivate, 'reactivate')
        : actionItem(texts.changePlan, 'changePlan')}
      {status !== 'Deactivated' && (
        <MenuItem component={Link} to={toDeactivate(id)} sx={{ color: 'error.main' }}>
          {texts.deactivate}
        </MenuItem>
      )}
    </Menu>
  );
}
