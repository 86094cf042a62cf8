import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type Stale, staleConflictOf } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { useIdempotencyKey } from '@/lib/useIdempotencyKey';
import { toast } from '@/ui/toast';
import {
  type Plan,
  useCreateClientBillingPlanMutation,
  useGetClientBillingPlansQuery,
  useUpdateClientBillingPlanMutation,
} from '../clientBillingApi';
import { type PlanValues, toDetailsInput, toPlanForm, toPriceInput } from './planForm';

interface SavePlanOptions {
  form: UseFormReturn<PlanValues>;
  plan: Plan | null;
  currency: string;
  onSaved: () => void;
}

/** Creates or updates a plan. Reports a conflict if another operator saved it after the editor was opened. */
export function useSavePlan({ form, plan, currency, onSaved }: SavePlanOptions) {
  const { t } = useLingui();
  const keyFor = useIdempotencyKey();
  const { refetch } = useGetClientBillingPlansQuery();
  const [create] = useCreateClientBillingPlanMutation();
  const [update] = useUpdateClientBillingPlanMutation();
  const [base, setBase] = useState(plan);
  const [stale, setStale] = useState<Stale | null>(null);

  const finish = (message: string) => {
    toast.success(message);
    // Clears the dirty state, so that closing does not ask about unsaved changes.
    form.reset(form.getValues());
    onSaved();
  };

  async function add(values: PlanValues) {
    const input = {
      details: toDetailsInput(values, currency),
      price: toPriceInput(values, currency),
      status: values.status,
    };
    const result = await create({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    if (!result.data) return showServerErrors(form, result.error);
    finish(t`${{ name: result.data.createClientBillingPlan.name }} added`);
  }

  async function change({ id, lockVersion }: Plan, values: PlanValues) {
    const result = await update({ id, lockVersion, input: toDetailsInput(values, currency) });
    if (result.data) return finish(t`${{ name: result.data.updateClientBillingPlan.name }} saved`);
    const conflict = staleConflictOf(result.error);
    if (!conflict) return showServerErrors(form, result.error);
    const { data, error: refetchError } = await refetch();
    // Resolving the conflict needs the other operator's version, so a failed refetch is an error.
    if (refetchError) return showServerErrors(form, refetchError);
    setBase(data?.clientBillingPlans.find((candidate) => candidate.id === id) ?? null);
    setStale(conflict);
  }

  return {
    save: async (values: PlanValues) => (plan ? change(stale ? plan : (base ?? plan), values) : add(values)),
    stale,
    /** Replaces the unsaved edits with the other operator's version. */
    takeTheirs: () => {
      if (base) form.reset(toPlanForm(base));
      setStale(null);
    },
    keepMine: async (values: PlanValues) => {
      setStale(null);
      if (base) await change(base, values);
    },
  };
}
