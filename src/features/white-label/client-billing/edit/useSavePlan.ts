import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { staleConflictOf, type Stale } from '@/api/errors';
import { showServerErrors } from '@/api/showServerErrors';
import { usePressKey } from '@/lib/usePressKey';
import { toast } from '@/ui/toast';
import * as texts from '@/texts/white-label/client-billing/edit';
import {
  useCreateClientBillingPlanMutation,
  useGetClientBillingPlansQuery,
  useUpdateClientBillingPlanMutation,
  type Plan,
} from '../clientBillingApi';
import { toDetailsInput, toPlanForm, toPriceInput, type PlanValues } from './planForm';

interface Saving {
  form: UseFormReturn<PlanValues>;
  plan: Plan | null;
  currency: string;
  onSaved: () => void;
}

/** Adds a plan, or saves one unless somebody else has done so since it was opened. */
export function useSavePlan({ form, plan, currency, onSaved }: Saving) {
  const keyFor = usePressKey();
  const { refetch } = useGetClientBillingPlansQuery();
  const [create] = useCreateClientBillingPlanMutation();
  const [update] = useUpdateClientBillingPlanMutation();
  const [base, setBase] = useState(plan);
  const [stale, setStale] = useState<Stale | null>(null);

  const done = (news: string) => {
    toast.success(news);
    // What is saved is nothing to ask about on the way out.
    form.reset(form.getValues());
    onSaved();
  };

  async function add(values: PlanValues) {
    const input = {
      details: toDetailsInput(values, currency),
      price: toPriceInput(values, currency),
      status: values.status,
    };
    const answer = await create({ input, idempotencyKey: keyFor(JSON.stringify(input)) });
    if (!answer.data) return showServerErrors(form, answer.error);
    done(texts.wasAdded(answer.data.createClientBillingPlan.name));
  }

  async function change({ id, lockVersion }: Plan, values: PlanValues) {
    const answer = await update({ id, lockVersion, input: toDetailsInput(values, currency) });
    if (answer.data) return done(texts.wasSaved(answer.data.updateClientBillingPlan.name));
    const conflict = staleConflictOf(answer.error);
    if (!conflict) return showServerErrors(form, answer.error);
    const { data, error: unread } = await refetch();
    // Without what they saved there is nothing to choose from.
    if (unread) return showServerErrors(form, unread);
    setBase(data?.clientBillingPlans.find((one) => one.id === id) ?? null);
    setStale(conflict);
  }

  return {
    save: async (values: PlanValues) => (plan ? change(stale ? plan : (base ?? plan), values) : add(values)),
    stale,
    /** What they saved takes the place of what was typed. */
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
