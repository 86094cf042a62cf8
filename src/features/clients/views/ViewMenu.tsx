import { useState } from 'react';
import { ActionMenu } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import * as texts from '@/texts/clients/views';
import type { SavedView } from '../clientsApi';
import { useViewChanges } from './useViewChanges';
import { ViewDialog } from './ViewDialog';

/** Renders nothing if the operator may not edit the view. */
export function ViewMenu({ view }: { view: SavedView }) {
  const [openDialog, setOpenDialog] = useState<'rename' | 'delete' | null>(null);
  const { change, updateWithToast, remove, isBusy } = useViewChanges(view);
  if (!view.canEdit) return null;

  const share = () =>
    void updateWithToast(
      { isShared: !view.isShared },
      view.isShared ? texts.takenBackFromTheTeam : texts.sharedWithTheTeam,
    );

  const actions = [
    { label: texts.rename, onClick: () => setOpenDialog('rename') },
    { label: view.isShared ? texts.stopSharing : texts.shareWithTheTeam, onClick: share },
    { label: texts.deleteIt, onClick: () => setOpenDialog('delete') },
  ];

  return (
    <>
      <ActionMenu label={texts.actionsForTheView(view.name)} actions={actions} />
      {openDialog === 'rename' && (
        <ViewDialog
          title={texts.renameName(view.name)}
          confirmLabel={texts.save}
          values={{ name: view.name, isShared: view.isShared }}
          onSave={change}
          onClose={() => setOpenDialog(null)}
        />
      )}
      <ConfirmDialog
        isOpen={openDialog === 'delete'}
        title={texts.deleteTheView(view.name)}
        confirmLabel={texts.deleteView}
        color="red"
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setOpenDialog(null)}
      >
        {texts.theTeamLosesItToo(view.isShared)}
      </ConfirmDialog>
    </>
  );
}
