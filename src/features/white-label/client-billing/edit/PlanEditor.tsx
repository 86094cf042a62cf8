import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { leaveWhenSafe } from '@/lib/forms/leaveGuard';
import { useUnsavedGuard } from '@/lib/forms/useUnsavedGuard';
import { Button } from '@/ui/Button';
import { FormError } from '@/ui/FormError';
import { PageHeader } from '@/ui/PageHeader';
import { SelectField } from '@/ui/SelectField';
import { EditConflictNotice } from '@/ui/EditConflictNotice';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/white-label/client-billing/edit';
import { columnsSx } from '../columnsSx';
import type { Plan } from '../clientBillingApi';
import { useAmountStep } from '../useAmountStep';
import type { OpenTask } from '../usePlanTask';
import { PlanFields } from './PlanFields';
import { PriceFields } from './PriceFields';
import { PriceLine } from './PriceLine';
import { PlanPreview, PriceTablePreview } from './PlanPreview';
import { emptyPlan, planFormIn, statusOptions, toPlanForm, type PlanValues } from './planForm';
import { useSavePlan } from './useSavePlan';

interface PlanEditorProps {
  /** Null for a new plan. */
  plan: Plan | null;
  /** All plans, in list order. */
  plans: readonly Plan[];
  currency: string;
  task: OpenTask;
}

export function PlanEditor({ plan, plans, currency, task }: PlanEditorProps) {
  const step = useAmountStep();
  const resolver = useMemo(() => zodResolver(planFormIn(currency, step)), [currency, step]);
  const form = useForm<PlanValues>({ resolver, defaultValues: plan ? toPlanForm(plan) : emptyPlan });
  const period = useWatch({ control: form.control, name: 'period' });
  const { isDirty, isSubmitting, errors } = form.formState;
  useUnsavedGuard(isDirty);
  const { save, stale, takeTheirs, keepMine } = useSavePlan({ form, plan, currency, onSaved: task.close });
  const cancel = () => !isSubmitting && leaveWhenSafe(task.close);

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(save)}>
      <PageHeader title={plan ? texts.edit(plan.name) : texts.addPlan} />
      <FormError message={errors.root?.message} />
      {stale && (
        <EditConflictNotice
          itemLabel={texts.thisPlan}
          stale={stale}
          onUseTheirs={takeTheirs}
          onOverwrite={form.handleSubmit(keepMine)}
        />
      )}
      <Box sx={columnsSx}>
        <Stack spacing={2.5}>
          <TextField label={texts.planName} error={errors.name?.message} {...form.register('name')} />
          {plan ? (
            <PriceLine plan={plan} onChange={() => leaveWhenSafe(() => task.open('price', plan.id))} />
          ) : (
            <>
              <PriceFields register={form.register} errors={errors} period={period} currency={currency} />
              <SelectField label={texts.status} options={statusOptions} {...form.register('status')} />
            </>
          )}
          <PlanFields form={form} currency={currency} />
        </Stack>
        <PlanPreview form={form} plan={plan} currency={currency} />
      </Box>
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
        <Button color="gray" variant="text" onClick={cancel} disabled={isSubmitting}>
          {texts.cancel}
        </Button>
        <Button type="submit" isLoading={isSubmitting}>
          {plan ? texts.savePlan : texts.addPlan}
        </Button>
      </Stack>
      <PriceTablePreview form={form} plan={plan} plans={plans} currency={currency} />
    </Stack>
  );
}
