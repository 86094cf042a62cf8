import type { PlanStatus } from '@contract/enums';
import type { PlanOffer } from '@/ui/plans/planOffer';
import * as texts from '@/texts/white-label/client-billing/preview';
import type { Plan } from '../clientBillingApi';

/** A plan with unsaved edits. A new plan has the id `new`. */
export type EditedPlan = PlanOffer & { id: string; status: PlanStatus; isPublic: boolean };

type ListedPlan = PlanOffer & { id: string };

const isVisible = ({ status, isPublic }: Pick<Plan, 'status' | 'isPublic'>): boolean =>
  status === 'Active' && isPublic;

/** Returns the plans that clients see, plus the edited plan even if it is hidden. A new plan is last. */
export function priceTableWith(plans: readonly Plan[], edited: EditedPlan): ListedPlan[] {
  const isNew = !plans.some(({ id }) => id === edited.id);
  const others = plans.flatMap((plan): ListedPlan[] => {
    if (plan.id === edited.id) return [edited];
    return isVisible(plan) ? [plan] : [];
  });
  return isNew ? [...others, edited] : others;
}

/** Returns why clients do not see the plan, or null if they do. */
export function hiddenReason({ status, isPublic }: EditedPlan): string | null {
  if (status === 'Archived') return texts.itIsArchived;
  if (status === 'Draft') return texts.itIsADraftActivate;
  return isPublic ? null : texts.itIsNotListed;
}
