import { plural, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { errorMessage } from '@/api/errors';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
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

const describeEffect = ({ activeClientCount, isDefault }: Plan): string =>
  isDefault
    ? t`${plural(activeClientCount, { 0: 'New clients can’t choose this plan, and no paying clients are on it. Your first active plan becomes the default. You can activate this plan again.', one: 'New clients can’t choose this plan. # paying client keeps it at their current price. Your first active plan becomes the default. You can activate this plan again.', other: 'New clients can’t choose this plan. # paying clients keep it at their current price. Your first active plan becomes the default. You can activate this plan again.' })}`
    : t`${plural(activeClientCount, { 0: 'New clients can’t choose this plan, and no paying clients are on it. You can activate it again.', one: 'New clients can’t choose this plan. # paying client keeps it at their current price. You can activate it again.', other: 'New clients can’t choose this plan. # paying clients keep it at their current price. You can activate it again.' })}`;

function ArchivePlanDialog({ plan, onClose }: PlanDialogProps) {
  const { t } = useLingui();
  const [archive] = useArchiveClientBillingPlanMutation();
  return (
    <ConfirmDialog
      title={t`Archive ${{ name: plan.name }}?`}
      confirmLabel={t`Archive plan`}
      color="red"
      successMessage={t`${{ name: plan.name }} archived`}
      onConfirm={() => archive({ id: plan.id })}
      onClose={onClose}
    >
      {describeEffect(plan)}
    </ConfirmDialog>
  );
}

function DeletePlanDialog({ plan, onClose }: PlanDialogProps) {
  const { t } = useLingui();
  const [remove] = useDeleteClientBillingPlanMutation();
  return (
    <ConfirmDialog
      title={t`Delete ${{ name: plan.name }}?`}
      confirmLabel={t`Delete plan`}
      color="red"
      successMessage={t`${{ name: plan.name }} deleted`}
      onConfirm={() => remove({ id: plan.id })}
      onClose={onClose}
    >
      {t`No client has used this plan. You can’t undo this.`}
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
  const { t } = useLingui();
  const keyFor = useIdempotencyKey();
  const [duplicate] = useDuplicateClientBillingPlanMutation();
  const [activate] = useActivateClientBillingPlanMutation();
  const [setDefault] = useSetDefaultClientBillingPlanMutation();
  const showResult = ({ error }: { error?: unknown }, message: string) =>
    error ? toast.error(errorMessage(error)) : toast.success(message);
  return {
    duplicate: async ({ id, name, lockVersion, updatedAt }: Plan, copies: number) => {
      const idempotencyKey = keyFor(JSON.stringify([id, lockVersion, updatedAt, copies]));
      showResult(await duplicate({ id, idempotencyKey }), t`${name} duplicated as a draft`);
    },
    activate: async ({ id, name }: Plan) => showResult(await activate({ id }), t`${name} activated`),
    setDefault: async ({ id, name }: Plan) =>
      showResult(await setDefault({ id }), t`${name} is now the default plan`),
  };
}

const deleteAction = (plan: Plan, onClick: () => void): MenuAction => ({
  label: t`Delete`,
  isDestructive: true,
  onClick,
  isDisabled: !plan.isUnused,
  hint: plan.isUnused ? undefined : t`Clients have used this plan. Archive it instead.`,
});

export function usePlanActions(plans: readonly Plan[], task: OpenTask, order: RowOrder<Plan>): PlanActions {
  const { t } = useLingui();
  const [openDialog, setOpenDialog] = useState<OpenDialog | null>(null);
  const mutations = usePlanMutations();
  const ActiveDialog = openDialog && dialogs[openDialog.kind];

  const statusActions = (plan: Plan): MenuAction[] =>
    plan.status === 'Archived'
      ? [{ label: t`Activate`, onClick: () => void mutations.activate(plan) }]
      : [
          ...(plan.status === 'Draft'
            ? [{ label: t`Activate`, onClick: () => void mutations.activate(plan) }]
            : []),
          {
            label: t({ message: 'Archive', context: 'button' }),
            isDestructive: true,
            onClick: () => setOpenDialog({ kind: 'archive', plan }),
          },
        ];

  return {
    actionsFor: (plan) => [
      { label: t`Edit`, onClick: () => task.open('edit', plan.id) },
      { label: t`Change price`, onClick: () => task.open('price', plan.id) },
      { label: t({ message: 'Preview', context: 'button' }), onClick: () => task.open('preview', plan.id) },
      {
        label: t({ message: 'Duplicate', context: 'button' }),
        onClick: () => void mutations.duplicate(plan, plans.length),
      },
      ...(plan.status === 'Active' && !plan.isDefault
        ? [{ label: t`Set as default`, onClick: () => void mutations.setDefault(plan) }]
        : []),
      ...order.moveActions(plan),
      ...statusActions(plan),
      deleteAction(plan, () => setOpenDialog({ kind: 'delete', plan })),
    ],
    dialog: ActiveDialog && <ActiveDialog plan={openDialog.plan} onClose={() => setOpenDialog(null)} />,
  };
}
