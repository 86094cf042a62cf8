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

function describeEffect({ activeClientCount, isDefault }: Plan): string {
  const sentences = [
    t`New clients cannot choose it.`,
    activeClientCount === 0
      ? t`No paying client has it.`
      : t`${plural(activeClientCount, { one: '# paying client keeps it, at the price they have.', other: '# paying clients keep it, at the price they have.' })}`,
    ...(isDefault ? [t`The first active plan becomes the default.`] : []),
    t`You can activate it again.`,
  ];
  return sentences.join(' ');
}

function ArchivePlanDialog({ plan, onClose }: PlanDialogProps) {
  const { t } = useLingui();
  const [archive] = useArchiveClientBillingPlanMutation();
  return (
    <ConfirmDialog
      title={t`Archive ${{ name: plan.name }}?`}
      confirmLabel={t`Archive plan`}
      color="red"
      successMessage={t`${{ name: plan.name }} was archived`}
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
      successMessage={t`${{ name: plan.name }} was deleted`}
      onConfirm={() => remove({ id: plan.id })}
      onClose={onClose}
    >
      {t`No client has ever had this plan. Deleting it can’t be undone.`}
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
      showResult(await duplicate({ id, idempotencyKey }), t`${name} was duplicated as a draft`);
    },
    activate: async ({ id, name }: Plan) => showResult(await activate({ id }), t`${name} was put on offer`),
    setDefault: async ({ id, name }: Plan) =>
      showResult(await setDefault({ id }), t`${name} is the default now`),
  };
}

const deleteAction = (plan: Plan, onClick: () => void): MenuAction => ({
  label: t`Delete`,
  isDestructive: true,
  onClick,
  isDisabled: !plan.isUnused,
  hint: plan.isUnused ? undefined : t`A client has had it, so it can only be archived.`,
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
            label: t`Archive`,
            isDestructive: true,
            onClick: () => setOpenDialog({ kind: 'archive', plan }),
          },
        ];

  return {
    actionsFor: (plan) => [
      { label: t`Edit`, onClick: () => task.open('edit', plan.id) },
      { label: t`Change price`, onClick: () => task.open('price', plan.id) },
      { label: t`Preview`, onClick: () => task.open('preview', plan.id) },
      { label: t`Duplicate`, onClick: () => void mutations.duplicate(plan, plans.length) },
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
