import { useState, type ReactNode } from 'react';
import { errorMessage } from '@/api/errors';
import { usePressKey } from '@/lib/usePressKey';
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

type Asked = { kind: keyof typeof dialogs; plan: Plan };

/** What is done at a press, with what is said of it. */
function usePresses() {
  const keyFor = usePressKey();
  const [duplicate] = useDuplicateClientBillingPlanMutation();
  const [activate] = useActivateClientBillingPlanMutation();
  const [setDefault] = useSetDefaultClientBillingPlanMutation();
  const tell = ({ error }: { error?: unknown }, done: string) =>
    error ? toast.error(errorMessage(error)) : toast.success(done);
  return {
    duplicate: async ({ id, name, lockVersion, updatedAt }: Plan, copies: number) => {
      const idempotencyKey = keyFor(JSON.stringify([id, lockVersion, updatedAt, copies]));
      tell(await duplicate({ id, idempotencyKey }), texts.wasDuplicatedAsADraft(name));
    },
    activate: async ({ id, name }: Plan) => tell(await activate({ id }), texts.wasPutOnOffer(name)),
    setDefault: async ({ id, name }: Plan) => tell(await setDefault({ id }), texts.isTheDefaultNow(name)),
  };
}

const deleting = (plan: Plan, onClick: () => void): MenuAction => ({
  label: texts.deletePress,
  isGrave: true,
  onClick,
  isDisabled: !plan.isUnused,
  hint: plan.isUnused ? undefined : texts.aClientHasHad,
});

export function usePlanActions(plans: readonly Plan[], task: OpenTask, order: PlanOrder): PlanActions {
  const [asked, setAsked] = useState<Asked | null>(null);
  const presses = usePresses();
  const AskedDialog = asked && dialogs[asked.kind];

  const offering = (plan: Plan): MenuAction[] =>
    plan.status === 'Archived'
      ? [{ label: texts.activate, onClick: () => void presses.activate(plan) }]
      : [
          ...(plan.status === 'Draft'
            ? [{ label: texts.activate, onClick: () => void presses.activate(plan) }]
            : []),
          { label: texts.archiveLabel, isGrave: true, onClick: () => setAsked({ kind: 'archive', plan }) },
        ];
  const moving = (plan: Plan): MenuAction[] => [
    { label: texts.moveUp, onClick: () => order.moveBy(plan, -1), isDisabled: !order.canMove(plan, -1) },
    { label: texts.moveDown, onClick: () => order.moveBy(plan, 1), isDisabled: !order.canMove(plan, 1) },
  ];

  return {
    actionsFor: (plan) => [
      { label: texts.edit, onClick: () => task.open('edit', plan.id) },
      { label: texts.changePrice, onClick: () => task.open('price', plan.id) },
      { label: texts.preview, onClick: () => task.open('preview', plan.id) },
      { label: texts.duplicate, onClick: () => void presses.duplicate(plan, plans.length) },
      ...(plan.status === 'Active' && !plan.isDefault
        ? [{ label: texts.setAsDefault, onClick: () => void presses.setDefault(plan) }]
        : []),
      ...(plan.status === 'Archived' ? [] : moving(plan)),
      ...offering(plan),
      deleting(plan, () => setAsked({ kind: 'delete', plan })),
    ],
    dialog: AskedDialog && <AskedDialog plan={asked.plan} onClose={() => setAsked(null)} />,
  };
}
