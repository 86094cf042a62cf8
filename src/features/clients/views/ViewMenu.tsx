import { useState } from 'react';
import { ActionMenu } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { SavedView } from '../clientsApi';
import { useViewChanges } from './useViewChanges';
import { ViewDialog } from './ViewDialog';

/** Renames, shares and deletes the view that stands open; absent for those who may not. */
export function ViewMenu({ view }: { view: SavedView }) {
  const [asked, setAsked] = useState<'rename' | 'delete' | null>(null);
  const { change, changeAndTell, remove, isBusy } = useViewChanges(view);
  if (!view.canEdit) return null;

  const share = () =>
    void changeAndTell(
      { isShared: !view.isShared },
      view.isShared ? 'taken back from the team' : 'shared with the team',
    );

  const actions = [
    { label: 'Rename…', onClick: () => setAsked('rename') },
    { label: view.isShared ? 'Stop sharing' : 'Share with the team', onClick: share },
    { label: 'Delete…', onClick: () => setAsked('delete') },
  ];

  return (
    <>
      <ActionMenu label={`Actions for the view ${view.name}`} actions={actions} />
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
