import type { PlanStatus } from '@/api/schema.generated';
import type { PlanOffer } from '@/ui/plans/planOffer';
import * as texts from '@/texts/white-label/client-billing/preview';
import type { Plan } from '../clientBillingApi';

/** A plan as it is typed; a new one has an id that no other has. */
export type TypedPlan = PlanOffer & { id: string; status: PlanStatus; isPublic: boolean };

type Listed = PlanOffer & { id: string };

const isSeen = ({ status, isPublic }: Pick<Plan, 'status' | 'isPublic'>): boolean =>
  status === 'Active' && isPublic;

/** What clients see, with the typed plan in its place whether or not they see it; a new one comes last. */
export function tableWith(plans: readonly Plan[], typed: TypedPlan): Listed[] {
  const isNew = !plans.some(({ id }) => id === typed.id);
  const others = plans.flatMap((plan): Listed[] => {
    if (plan.id === typed.id) return [typed];
    return isSeen(plan) ? [plan] : [];
  });
  return isNew ? [...others, typed] : others;
}

/** Null where clients see it. */
export function whyUnseen({ status, isPublic }: TypedPlan): string | null {
  if (status === 'Archived') return texts.itIsArchived;
  if (status === 'Draft') return texts.itIsADraftActivate;
  return isPublic ? null : texts.itIsNotListed;
}
