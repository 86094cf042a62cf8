import type { PlanStatus } from '@/api/schema.generated';
import type { PlanOffer } from '@/ui/plans/planOffer';
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
  if (status === 'Archived') return 'It is archived.';
  if (status === 'Draft') return 'It is a draft. Activate it to offer it.';
  return isPublic
    ? null
    : 'It is not listed in the price table. Those whom you put on it have it all the same.';
}
