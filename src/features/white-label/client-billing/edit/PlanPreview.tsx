import { useWatch, type UseFormReturn } from 'react-hook-form';
import { PriceTable } from '@/ui/plans/PriceTable';
import * as texts from '@/texts/white-label/client-billing/edit';
import type { Plan } from '../clientBillingApi';
import { LivePreview } from '../preview/LivePreview';
import { toOffer, type PlanValues } from './planForm';

interface PlanPreviewProps {
  form: UseFormReturn<PlanValues>;
  /** Null for a new plan. */
  plan: Plan | null;
  currency: string;
}

/**
 * Returns the plan as typed. Rerenders the calling component on every keystroke, so components with form
 * fields must not call it.
 */
function useEditedPlan({ form, plan, currency }: PlanPreviewProps) {
  const typed = { ...form.getValues(), ...useWatch({ control: form.control }) };
  return { typed, offer: { id: plan?.id ?? 'new', ...toOffer(typed, currency) } };
}

export function PlanPreview(props: PlanPreviewProps) {
  const { offer } = useEditedPlan(props);
  return <PriceTable plans={[offer]} label={texts.howClientsWillSee} />;
}

export function PriceTablePreview({ plans, ...props }: PlanPreviewProps & { plans: readonly Plan[] }) {
  const { typed, offer } = useEditedPlan(props);
  // Existing plans are activated and archived outside this form, so it has no status field for them.
  const status = props.plan?.status ?? typed.status;
  return <LivePreview plans={plans} edited={{ ...offer, status, isPublic: typed.isPublic }} />;
}
