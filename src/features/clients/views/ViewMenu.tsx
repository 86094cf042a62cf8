import MoreIcon from '@mui/icons-material/MoreHoriz';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState } from 'react';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { IconButton } from '@/ui/IconButton';
import type { SavedView } from '../clientsApi';
import { useViewChanges } from './useViewChanges';
import { ViewDialog } from './ViewDialog';

/** Renames, shares and deletes the view that stands open; absent for those who may not. */
export function ViewMenu({ view }: { view: SavedView }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const { change, changeAndTell, remove, isBusy } = useViewChanges(view);
  if (!view.canEdit) return null;

  const item = (label: string, act: () => void) => (
    <MenuItem
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      {label}
    </MenuItem>
  );
  const share = () =>
    void changeAndTell(
      { isShared: !view.isShared },
      view.isShared ? 'taken back from the team' : 'shared with the team',
    );

  return (
    <>
      <IconButton
        label={`Actions for the view ${view.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {item('Rename…', () => setAsked('rename'))}
        {item(view.isShared ? 'Stop sharing' : 'Share with the team', share)}
        {item('Delete…', () => setAsked('delete'))}
      </Menu>
      {asked === 'rename' && (
        <ViewDialog
          title={`Rename ${view.name}`}
          confirmLabel="Save"
          values={{ name: view.name, isShared: view.isShared }}
          onSave={change}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={`Delete the view ${view.name}?`}
        confirmLabel="Delete view"
        colour="red"
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setAsked(null)}
      >
        {view.isShared ? 'The team loses it too. ' : ''}The clients in it stay as they are. This can’t be
        undone.
      </ConfirmDialog>
    </>
  );
}
