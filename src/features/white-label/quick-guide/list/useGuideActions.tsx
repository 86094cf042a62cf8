import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/white-label/quick-guide/list';
import type { MenuAction } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { RowOrder } from '@/ui/table/useRowOrder';
import { toast } from '@/ui/toast';
import {
  type Guide,
  useArchiveQuickGuideMutation,
  useDeleteQuickGuideMutation,
  useDuplicateQuickGuideMutation,
  useRestoreQuickGuideMutation,
} from '../quickGuideApi';

interface GuideDialogProps {
  guide: Guide;
  onClose: () => void;
}

const effectOf = ({ deployedVersion }: Guide): string =>
  deployedVersion === null ? texts.clientsDoNotReadItNow : texts.clientsReadItUntilTheNext;

function ArchiveGuideDialog({ guide, onClose }: GuideDialogProps) {
  const [archive] = useArchiveQuickGuideMutation();
  return (
    <ConfirmDialog
      title={texts.archive(guide.title)}
      confirmLabel={texts.archiveGuide}
      color="red"
      successMessage={texts.wasArchived(guide.title)}
      onConfirm={() => archive({ id: guide.id })}
      onClose={onClose}
    >
      {texts.itsTextAndItsVersionsStay(effectOf(guide))}
    </ConfirmDialog>
  );
}

function DeleteGuideDialog({ guide, onClose }: GuideDialogProps) {
  const [remove] = useDeleteQuickGuideMutation();
  return (
    <ConfirmDialog
      title={texts.deleteIt(guide.title)}
      confirmLabel={texts.deleteGuide}
      color="red"
      successMessage={texts.wasDeleted(guide.title)}
      onConfirm={() => remove({ id: guide.id })}
      onClose={onClose}
    >
      {texts.noClientHasEverRead}
    </ConfirmDialog>
  );
}

interface GuideActions {
  actionsFor: (guide: Guide) => MenuAction[];
  dialog: ReactNode;
}

const dialogs = { archive: ArchiveGuideDialog, delete: DeleteGuideDialog };

type DialogRequest = { kind: keyof typeof dialogs; guide: Guide };

function useGuideMutations() {
  const keyFor = useIdempotencyKey();
  const [duplicate] = useDuplicateQuickGuideMutation();
  const [restore] = useRestoreQuickGuideMutation();
  const showResult = ({ error }: { error?: unknown }, successMessage: string) =>
    error ? toast.error(errorMessage(error)) : toast.success(successMessage);
  return {
    duplicate: async ({ id, title, lockVersion }: Guide, guideCount: number) => {
      const idempotencyKey = keyFor(JSON.stringify([id, lockVersion, guideCount]));
      showResult(await duplicate({ id, idempotencyKey }), texts.wasDuplicatedAsADraft(title));
    },
    restore: async ({ id, title }: Guide) => showResult(await restore({ id }), texts.wasRestored(title)),
  };
}

const deleteAction = (guide: Guide, onClick: () => void): MenuAction => ({
  label: texts.deleteItLabel,
  isDestructive: true,
  onClick,
  isDisabled: guide.version !== null,
  hint: guide.version === null ? undefined : texts.clientsMayHaveRead,
});

/**
 * Returns the actions on a guide and their dialog. `count` is the number of guides. Once it changes,
 * duplicating a guide again gets a new idempotency key.
 */
export function useGuideActions(order: RowOrder<Guide>, count: number): GuideActions {
  const navigate = useNavigate();
  const [dialogRequest, setDialogRequest] = useState<DialogRequest | null>(null);
  const mutations = useGuideMutations();
  const ActiveDialog = dialogRequest && dialogs[dialogRequest.kind];

  const archiveAction = (guide: Guide): MenuAction =>
    guide.status === 'Archived'
      ? { label: texts.restore, onClick: () => void mutations.restore(guide) }
      : {
          label: texts.archiveLabel,
          isDestructive: true,
          onClick: () => setDialogRequest({ kind: 'archive', guide }),
        };

  return {
    actionsFor: (guide) => [
      { label: texts.edit, onClick: () => void navigate(paths.quickGuide(guide.pathname)) },
      { label: texts.duplicate, onClick: () => void mutations.duplicate(guide, count) },
      ...order.moveActions(guide),
      archiveAction(guide),
      deleteAction(guide, () => setDialogRequest({ kind: 'delete', guide })),
    ],
    dialog: ActiveDialog && (
      <ActiveDialog guide={dialogRequest.guide} onClose={() => setDialogRequest(null)} />
    ),
  };
}
