import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
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

const archiveEffect = ({ deployedVersion }: Guide): string =>
  deployedVersion === null
    ? t`Clients don’t see this guide, and deployments won’t include it. You can restore it with its text and versions.`
    : t`Clients see this guide until the next deployment. You can restore it with its text and versions.`;

function ArchiveGuideDialog({ guide, onClose }: GuideDialogProps) {
  const { t } = useLingui();
  const [archive] = useArchiveQuickGuideMutation();
  return (
    <ConfirmDialog
      title={t`Archive ${{ title: guide.title }}?`}
      confirmLabel={t`Archive guide`}
      color="red"
      successMessage={t`${{ title: guide.title }} archived`}
      onConfirm={() => archive({ id: guide.id })}
      onClose={onClose}
    >
      {archiveEffect(guide)}
    </ConfirmDialog>
  );
}

function DeleteGuideDialog({ guide, onClose }: GuideDialogProps) {
  const { t } = useLingui();
  const [remove] = useDeleteQuickGuideMutation();
  return (
    <ConfirmDialog
      title={t`Delete ${{ title: guide.title }}?`}
      confirmLabel={t`Delete guide`}
      color="red"
      successMessage={t`${{ title: guide.title }} deleted`}
      onConfirm={() => remove({ id: guide.id })}
      onClose={onClose}
    >
      {t`This guide was never published. You can’t undo this.`}
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
  const { t } = useLingui();
  const keyFor = useIdempotencyKey();
  const [duplicate] = useDuplicateQuickGuideMutation();
  const [restore] = useRestoreQuickGuideMutation();
  const showResult = ({ error }: { error?: unknown }, successMessage: string) =>
    error ? toast.error(errorMessage(error)) : toast.success(successMessage);
  return {
    duplicate: async ({ id, title, lockVersion }: Guide, guideCount: number) => {
      const idempotencyKey = keyFor(JSON.stringify([id, lockVersion, guideCount]));
      showResult(await duplicate({ id, idempotencyKey }), t`${title} duplicated as a draft`);
    },
    restore: async ({ id, title }: Guide) => showResult(await restore({ id }), t`${title} restored`),
  };
}

const deleteAction = (guide: Guide, onClick: () => void): MenuAction => ({
  label: t`Delete`,
  isDestructive: true,
  onClick,
  isDisabled: guide.version !== null,
  hint: guide.version === null ? undefined : t`You can’t delete a published guide. Archive it instead.`,
});

/**
 * Returns the actions on a guide and their dialog. `count` is the number of guides. Once it changes,
 * duplicating a guide again gets a new idempotency key.
 */
export function useGuideActions(order: RowOrder<Guide>, count: number): GuideActions {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [dialogRequest, setDialogRequest] = useState<DialogRequest | null>(null);
  const mutations = useGuideMutations();
  const ActiveDialog = dialogRequest && dialogs[dialogRequest.kind];

  const archiveAction = (guide: Guide): MenuAction =>
    guide.status === 'Archived'
      ? { label: t({ message: 'Restore', context: 'button' }), onClick: () => void mutations.restore(guide) }
      : {
          label: t({ message: 'Archive', context: 'button' }),
          isDestructive: true,
          onClick: () => setDialogRequest({ kind: 'archive', guide }),
        };

  return {
    actionsFor: (guide) => [
      { label: t`Edit`, onClick: () => void navigate(paths.quickGuide(guide.pathname)) },
      {
        label: t({ message: 'Duplicate', context: 'button' }),
        onClick: () => void mutations.duplicate(guide, count),
      },
      ...order.moveActions(guide),
      archiveAction(guide),
      deleteAction(guide, () => setDialogRequest({ kind: 'delete', guide })),
    ],
    dialog: ActiveDialog && (
      <ActiveDialog guide={dialogRequest.guide} onClose={() => setDialogRequest(null)} />
    ),
  };
}
