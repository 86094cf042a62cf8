import { type ReactNode, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import * as texts from '@/texts/white-label/client-billing/list';
import type { MenuAction } from '@/ui/ActionMenu';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { RowOrder } from '@/ui/table/useRowOrder';
import { toast } from '@/ui/toast';
import {
  type Plan,
  useActivateClientBillingPlanMutation,
  useArchiveClientBillingPlanMutation,
  useDeleteClientBillingPlanMutation,
  useDuplicateClientBillingPlanMutation,
  useSetDefaultClientBillingPlanMutation,
} from '../clientBillingApi';
import type { OpenTask } from '../usePlanTask';

interface PlanDialogProps {
  plan: Plan;
  onClose: () => void;
}

function describeEffect({ activeClientCount, isDefault }: Plan): string {
  const keeps = activeClientCount === 0 ? texts.noPayingClient : texts.payingClientsKeep(activeClientCount);
  const next = isDefault ? texts.theFirstActivePlanBecomes : '';
  return texts.nobodyNewCanHaveItYou(keeps, next);
}

function ArchivePlanDialog({ plan, onClose }: PlanDialogProps) {
  const [archive] = useArchiveClientBillingPlanMutation();
  return (
    <ConfirmDialog
      title={texts.archive(plan.name)}
      confirmLabel={texts.archivePlan}
      color="red"
      successMessage={texts.wasArchived(plan.name)}
      onConfirm={() => archive({ id: plan.id })}
      onClose={onClose}
    >
      {describeEffect(plan)}
    </ConfirmDialog>
  );
}

function DeletePlanDialog({ plan, onClose }: PlanDialogProps) {
  const [remove] = useDeleteClientBillingPlanMutation();
  return (
    <ConfirmDialog
      title={texts.askDelete(plan.name)}
      confirmLabel={texts.deletePlan}
      color="red"
      successMessage={texts.wasDeleted(plan.name)}
      onConfirm={() => remove({ id: plan.id })}
      onClose={onClose}
    >
      {texts.nobodyHasEverHad}
    </ConfirmDialog>
  );
}

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

export function usePlanActions(plans: readonly Plan[], task: OpenTask, order: RowOrder<Plan>): PlanActions {
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

  return {
    actionsFor: (plan) => [
      { label: texts.edit, onClick: () => task.open('edit', plan.id) },
      { label: texts.changePrice, onClick: () => task.open('price', plan.id) },
      { label: texts.preview, onClick: () => task.open('preview', plan.id) },
      { label: texts.duplicate, onClick: () => void mutations.duplicate(plan, plans.length) },
      ...(plan.status === 'Active' && !plan.isDefault
        ? [{ label: texts.setAsDefault, onClick: () => void mutations.setDefault(plan) }]
        : []),
      ...order.moveActions(plan),
      ...statusActions(plan),
      deleteAction(plan, () => setOpenDialog({ kind: 'delete', plan })),
    ],
    dialog: ActiveDialog && <ActiveDialog plan={openDialog.plan} onClose={() => setOpenDialog(null)} />,
  };
}
