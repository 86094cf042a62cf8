import { useState, type ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import type { MenuAction } from '@/ui/ActionMenu';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/client-billing/list';
import {
  useActivateClientBillingPlanMutation,
  useDuplicateClientBillingPlanMutation,
  useSetDefaultClientBillingPlanMutation,
  type Plan,
} from '../clientBillingApi';
import type { OpenTask } from '../usePlanTask';
import { ArchivePlanDialog } from './ArchivePlanDialog';
import { DeletePlanDialog } from './DeletePlanDialog';
import type { PlanOrder } from './usePlanOrder';

interface PlanActions {
  actionsFor: (plan: Plan) => MenuAction[];
  dialog: ReactNode;
}

const dialogs = { archive: ArchivePlanDialog, delete: DeletePlanDialog };

type OpenDialog = { kind: keyof typeof dialogs; plan: Plan };

function usePlanMutations() {
  const keyFor = useIdempotencyKey();
  const [duplicate] = useDuplicateClientBillingPlanMutation();
  const [activate] = useActivateClientBillingPlanMutation();
  const [setDefault] = useSetDefaultClientBillingPlanMutation();
  const showResult = ({ error }: { error?: unknown }, message: string) =>
    error ? toast.error(errorMessage(error)) : toast.success(message);
  return {
    duplicate: async ({ id, name, lockVersion, updatedAt }: Plan, copies: number) => {
      const idempotencyKey = keyFor(JSON.stringify([id, lockVersion, updatedAt, copies]));
      showResult(await duplicate({ id, idempotencyKey }), texts.wasDuplicatedAsADraft(name));
    },
    activate: async ({ id, name }: Plan) => showResult(await activate({ id }), texts.wasPutOnOffer(name)),
    setDefault: async ({ id, name }: Plan) =>
      showResult(await setDefault({ id }), texts.isTheDefaultNow(name)),
  };
}

const deleteAction = (plan: Plan, onClick: () => void): MenuAction => ({
  label: texts.deletePress,
  isDestructive: true,
  onClick,
  isDisabled: !plan.isUnused,
  hint: plan.isUnused ? undefined : texts.aClientHasHad,
});

export function usePlanActions(plans: readonly Plan[], task: OpenTask, order: PlanOrder): PlanActions {
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const mutations = usePlanMutations();
  const ActiveDialog = openDialog && dialogs[openDialog.kind];

  const statusActions = (plan: Plan): MenuAction[] =>
    plan.status === 'Archived'
      ? [{ label: texts.activate, onClick: () => void mutations.activate(plan) }]
      : [
          ...(plan.status === 'Draft'
            ? [{ label: texts.activate, onClick: () => void mutations.activate(plan) }]
            : []),
          {
            label: texts.archiveLabel,
            isDestructive: true,
            onClick: () => setOpenDialog({ kind: 'archive', plan }),
          },
        ];
  const moveActions = (plan: Plan): MenuAction[] => [
    { label: texts.moveUp, onClick: () => order.moveBy(plan, -1), isDisabled: !order.canMove(plan, -1) },
    { label: texts.moveDown, onClick: () => order.moveBy(plan, 1), isDisabled: !order.canMove(plan, 1) },
  ];

  return {
    actionsFor: (plan) => [
      { label: texts.edit, onClick: () => task.open('edit', plan.id) },
      { label: texts.changePrice, onClick: () => task.open('price', plan.id) },
      { label: texts.preview, onClick: () => task.open('preview', plan.id) },
      { label: texts.duplicate, onClick: () => void mutations.duplicate(plan, plans.length) },
      ...(plan.status === 'Active' && !plan.isDefault
        ? [{ label: texts.setAsDefault, onClick: () => void mutations.setDefault(plan) }]
        : []),
      ...(plan.status === 'Archived' ? [] : moveActions(plan)),
      ...statusActions(plan),
      deleteAction(plan, () => setOpenDialog({ kind: 'delete', plan })),
    ],
    dialog: ActiveDialog && <ActiveDialog plan={openDialog.plan} onClose={() => setOpenDialog(null)} />,
  };
}
