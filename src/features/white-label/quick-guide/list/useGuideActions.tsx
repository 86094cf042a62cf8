import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { errorMessage } from '@/api/errors';
import { paths } from '@/config/paths';
import { usePressKey } from '@/lib/usePressKey';
import type { MenuAction } from '@/ui/ActionMenu';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/quick-guide/list';
import { useDuplicateQuickGuideMutation, useRestoreQuickGuideMutation, type Guide } from '../quickGuideApi';
import { ArchiveGuideDialog } from './ArchiveGuideDialog';
import { DeleteGuideDialog } from './DeleteGuideDialog';
import type { GuideOrder } from './useGuideOrder';

interface GuideActions {
  actionsFor: (guide: Guide) => MenuAction[];
  dialog: ReactNode;
}

const dialogs = { archive: ArchiveGuideDialog, delete: DeleteGuideDialog };

type Asked = { kind: keyof typeof dialogs; guide: Guide };

function usePresses() {
  const keyFor = usePressKey();
  const [duplicate] = useDuplicateQuickGuideMutation();
  const [restore] = useRestoreQuickGuideMutation();
  const tell = ({ error }: { error?: unknown }, done: string) =>
    error ? toast.error(errorMessage(error)) : toast.success(done);
  return {
    duplicate: async ({ id, title, lockVersion }: Guide, copies: number) => {
      const idempotencyKey = keyFor(JSON.stringify([id, lockVersion, copies]));
      tell(await duplicate({ id, idempotencyKey }), texts.wasDuplicatedAsADraft(title));
    },
    restore: async ({ id, title }: Guide) => tell(await restore({ id }), texts.wasRestored(title)),
  };
}

const deleting = (guide: Guide, onClick: () => void): MenuAction => ({
  label: texts.deleteItLabel,
  isGrave: true,
  onClick,
  isDisabled: guide.version !== null,
  hint: guide.version === null ? undefined : texts.clientsMayHaveRead,
});

/** `count` is how many guides there are. */
export function useGuideActions(order: GuideOrder, count: number): GuideActions {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const presses = usePresses();
  const AskedDialog = asked && dialogs[asked.kind];

  const moving = (guide: Guide): MenuAction[] => [
    { label: texts.moveUp, onClick: () => order.moveBy(guide, -1), isDisabled: !order.canMove(guide, -1) },
    { label: texts.moveDown, onClick: () => order.moveBy(guide, 1), isDisabled: !order.canMove(guide, 1) },
  ];
  const putting = (guide: Guide): MenuAction =>
    guide.status === 'Archived'
      ? { label: texts.restore, onClick: () => void presses.restore(guide) }
      : { label: texts.archiveLabel, isGrave: true, onClick: () => setAsked({ kind: 'archive', guide }) };

  return {
    actionsFor: (guide) => [
      { label: texts.edit, onClick: () => void navigate(paths.quickGuide(guide.pathname)) },
      { label: texts.duplicate, onClick: () => void presses.duplicate(guide, count) },
      ...(guide.status === 'Archived' ? [] : moving(guide)),
      putting(guide),
      deleting(guide, () => setAsked({ kind: 'delete', guide })),
    ],
    dialog: AskedDialog && <AskedDialog guide={asked.guide} onClose={() => setAsked(null)} />,
  };
}
