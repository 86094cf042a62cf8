import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { Button } from '@/ui/Button';
import { IconButton } from '@/ui/IconButton';
import type { ClientSelectionState } from '../list/useSelection';
import { BulkDialog } from './BulkDialog';
import type { BulkKind } from './bulkDraft';
import { firstKinds, kindWords, otherKinds } from './bulkWords';
import { ExportDialog } from './ExportDialog';

interface BulkActionsProps {
  selection: ClientSelectionState;
  /** Something was started with the selection. */
  onDone: () => void;
}

/** What can be done to the selected clients. */
export default function BulkActions({ selection, onDone }: BulkActionsProps) {
  const [open, setOpen] = useState<BulkKind | 'Export' | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setOpen(null);
  const choose = (kind: BulkKind | 'Export') => {
    setAnchor(null);
    setOpen(kind);
  };

  return (
    <>
      {firstKinds.map((kind) => (
        <Button key={kind} size={2} colour="gray" variant="soft" onClick={() => choose(kind)}>
          {kindWords[kind].label}
        </Button>
      ))}
      <Button size={2} colour="gray" variant="soft" onClick={() => choose('Export')}>
        Export…
      </Button>
      <IconButton
        label="More actions for the selected clients"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {otherKinds.map((kind) => (
          <MenuItem key={kind} onClick={() => choose(kind)}>
            {kindWords[kind].label}
          </MenuItem>
        ))}
      </Menu>
      {open === 'Export' && <ExportDialog selection={selection} onClose={close} />}
      {open && open !== 'Export' && (
        <BulkDialog kind={open} selection={selection} onClose={close} onStarted={onDone} />
      )}
    </>
  );
}
