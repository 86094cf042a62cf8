import { useState } from 'react';
import { ActionMenu } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import * as texts from '@/texts/clients/views';
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
      view.isShared ? texts.takenBackFromTheTeam : texts.sharedWithTheTeam,
    );

  const actions = [
    { label: texts.rename, onClick: () => setAsked('rename') },
    { label: view.isShared ? texts.stopSharing : texts.shareWithTheTeam, onClick: share },
    { label: texts.deleteIt, onClick: () => setAsked('delete') },
  ];

  return (
    <>
      <ActionMenu label={texts.actionsForTheView(view.name)} actions={actions} />
      {asked === 'rename' && (
        <ViewDialog
          title={texts.renameName(view.name)}
          confirmLabel={texts.save}
          values={{ name: view.name, isShared: view.isShared }}
          onSave={change}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        isOpen={asked === 'delete'}
        title={texts.deleteTheView(view.name)}
        confirmLabel={texts.deleteView}
        colour="red"
        isBusy={isBusy}
        onConfirm={() => void remove()}
        onClose={() => setAsked(null)}
      >
        {texts.theTeamLosesItToo(view.isShared)}
      </ConfirmDialog>
    </>
  );
}
