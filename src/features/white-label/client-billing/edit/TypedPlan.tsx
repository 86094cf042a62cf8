import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PriceTable } from '@/ui/plans/PriceTable';
import * as texts from '@/texts/white-label/client-billing/edit';
import type { Plan } from '../clientBillingApi';
import { LivePreview } from '../preview/LivePreview';
import { toOffer, type PlanValues } from './planForm';

interface TypedPlanProps {
  form: UseFormReturn<PlanValues>;
  /** Null for a new one. */
  plan: Plan | null;
  currency: string;
}

/** Renders its component at each key: components that call it leave the form's fields out. */
function useTypedPlan({ form, plan, currency }: TypedPlanProps) {
  const typed = { ...form.getValues(), ...useWatch({ control: form.control }) };
  return { typed, offer: { id: plan?.id ?? 'new', ...toOffer(typed, currency) } };
}

/** The plan as clients will see it. */
export function TypedPlan(props: TypedPlanProps) {
  const { offer } = useTypedPlan(props);
  return <PriceTable plans={[offer]} label={texts.howClientsWillSee} />;
}

/** The plan among all others. */
export function TypedPriceTable({ plans, ...props }: TypedPlanProps & { plans: readonly Plan[] }) {
  const { typed, offer } = useTypedPlan(props);
  // A plan that is there is activated and archived elsewhere, so its form does not say its status.
  const status = props.plan?.status ?? typed.status;
  return <LivePreview plans={plans} typed={{ ...offer, status, isPublic: typed.isPublic }} />;
}
