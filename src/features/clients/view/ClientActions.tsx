import ArrowIcon from '@mui/icons-material/ExpandMore';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '@/ui/Button';
import { AskedMoveDialog, type AskedMove } from '../moves/AskedMoveDialog';
import { useClientMoves } from '../moves/useClientMoves';
import { useClientEditing } from './edit/clientEditing';
import { usePlaceInList } from './usePlaceInList';
import type { ViewedClient } from './viewedClient';

interface Action {
  label: string;
  isOffered: boolean;
  onClick: () => void;
  isGrave?: boolean;
}

export function ClientActions({ client }: { client: ViewedClient }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<AskedMove | null>(null);
  const actions = useActions(client, setAsked).filter(({ isOffered }) => isOffered);
  const close = () => setAnchor(null);

  return (
    <>
      <Button
        colour="gray"
        variant="soft"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
      >
        Actions <ArrowIcon aria-hidden fontSize="small" />
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {actions.map(({ label, onClick, isGrave }) => (
          <MenuItem
            key={label}
            onClick={() => {
              close();
              onClick();
            }}
            sx={{ color: isGrave ? 'error.main' : undefined }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {asked && <AskedMoveDialog move={asked} client={client} onClose={() => setAsked(null)} />}
    </>
  );
}

function useActions(client: ViewedClient, ask: (asked: AskedMove) => void): Action[] {
  const { open } = useClientEditing();
  const { move } = useClientMoves();
  const navigate = useNavigate();
  const { toDeactivate } = usePlaceInList();
  const { status, deactivation } = client;
  const isDeactivated = status === 'Deactivated';
  const isScheduled = deactivation?.isScheduled ?? false;

  return [
    { label: 'Edit', isOffered: true, onClick: () => open('Contact') },
    { label: 'Change plan', isOffered: !isDeactivated, onClick: () => ask('changePlan') },
    { label: 'Pause', isOffered: status === 'Active', onClick: () => ask('pause') },
    { label: 'Resume', isOffered: status === 'Paused', onClick: () => ask('resume') },
    {
      label: 'Cancel the deactivation',
      isOffered: isScheduled,
      onClick: () => void move('cancelDeactivation', client),
    },
    { label: 'Reactivate', isOffered: isDeactivated, onClick: () => ask('reactivate') },
    {
      label: 'Deactivate',
      isOffered: !isDeactivated && !isScheduled,
      isGrave: true,
      onClick: () => void navigate(toDeactivate(client.id)),
    },
  ];
}
