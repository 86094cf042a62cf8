import { useLingui } from '@lingui/react/macro';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { loadWithRetry } from '@/lib/loadWithRetry';
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
  const { t } = useLingui();
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
      slotProps={{ list: { 'aria-label': t`Actions for ${name}` } }}
    >
      <MenuItem component={Link} to={toView(id)}>
        {t({ message: 'View', context: 'button' })}
      </MenuItem>
      <MenuItem component={Link} to={`${toView(id)}&edit=Contact`}>
        {t`Edit`}
      </MenuItem>
      {copyItem(t`Copy ID`, t`Client ID`, id)}
      {copyItem(t`Copy email`, t`Email address`, client.email)}
      <Divider />
      {actionItem(t`View as client…`, 'viewAs')}
      {status !== 'Deactivated' && actionItem(t`Send sign-in link…`, 'sendAccess')}
      {status === 'Active' && actionItem(t`Pause…`, 'pause')}
      {status === 'Paused' && actionItem(t`Resume…`, 'resume')}
      {status === 'Deactivated'
        ? actionItem(t`Reactivate…`, 'reactivate')
        : actionItem(t`Change plan…`, 'changePlan')}
      {status !== 'Deactivated' && (
        <MenuItem component={Link} to={toDeactivate(id)} sx={{ color: 'error.main' }}>
          {t`Deactivate…`}
        </MenuItem>
      )}
    </Menu>
  );
}
