import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import * as texts from '@/texts/white-label/client-billing/edit';
import { Button } from '@/ui/Button';
import { CheckboxField } from '@/ui/CheckboxField';
import { EditConflictNotice } from '@/ui/EditConflictNotice';
import { FormError } from '@/ui/FormError';
import { PageHeader } from '@/ui/PageHeader';
import { planPrice } from '@/ui/plans/planOffer';
import { PriceTable } from '@/ui/plans/PriceTable';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { type Plan, useAmountStep } from '../clientBillingApi';
import { LivePreview, previewColumnsSx } from '../preview/LivePreview';
import type { OpenTask } from '../usePlanTask';
import {
  emptyPlan,
  planFormIn,
  type PlanValues,
  statusOptions,
  taxOptions,
  toOffer,
  toPlanForm,
} from './planForm';
import { PriceFields } from './PriceFields';
import { useSavePlan } from './useSavePlan';

interface PlanFieldsProps {
  form: UseFormReturn<PlanValues>;
  currency: string;
}

/** Renders the fields of a plan except its name, price and status. */
function PlanFields({ form, currency }: PlanFieldsProps) {
  const { register, formState } = form;
  const errorOf = (field: keyof PlanValues) => formState.errors[field]?.message;

  return (
    <>
      <TextField
        label={texts.codeOptional}
        hint={texts.namesThePlanInFiles}
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('code')}
        {...register('code')}
      />
      <TextField
        label={texts.descriptionOptional}
        multiline
        minRows={2}
        error={errorOf('description')}
        {...register('description')}
      />
      <TextField
        label={texts.whatIsIncludedOptional}
        hint={texts.oneFeatureALineAtMost}
        multiline
        minRows={4}
        error={errorOf('features')}
        {...register('features')}
      />
      <TextField
        label={texts.freeTrialInDays}
        hint={texts.n0ForNone}
        inputMode="numeric"
        error={errorOf('trialDays')}
        {...register('trialDays')}
      />
      <CheckboxField label={texts.aTrialNeedsACard} {...register('requireCardForTrial')} />
      <TextField
        label={texts.setupFeeIn(currency)}
        hint={texts.chargedOnceWithTheFirstPayment}
        inputMode="decimal"
        error={errorOf('setupFee')}
        {...register('setupFee')}
      />
      <SelectField label={texts.tax} options={taxOptions} {...register('taxBehavior')} />
      <CheckboxField label={texts.listItInThePriceTable} {...register('isPublic')} />
      <CheckboxField label={texts.pointItOutAsTheMost} {...register('isPopular')} />
      <CheckboxField label={texts.clientsMayMove} {...register('allowSelfUpgrade')} />
    </>
  );
}

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

function PlanPreview(props: PlanPreviewProps) {
  const { offer } = useEditedPlan(props);
  return <PriceTable plans={[offer]} label={texts.howClientsWillSee} />;
}

function PriceTablePreview({ plans, ...props }: PlanPreviewProps & { plans: readonly Plan[] }) {
  const { typed, offer } = useEditedPlan(props);
  // Existing plans are activated and archived outside this form, so it has no status field for them.
  const status = props.plan?.status ?? typed.status;
  return <LivePreview plans={plans} edited={{ ...offer, status, isPublic: typed.isPublic }} />;
}

/**
 * Shows the price with a button that opens the price wizard, which also asks what existing subscribers pay.
 */
function PriceLine({ plan, onChange }: { plan: Plan; onChange: () => void }) {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <span>{texts.price(planPrice(plan.price, plan.currency, plan))}</span>
      <Button size={2} variant="soft" onClick={onChange}>
        {texts.changePrice}
      </Button>
    </Box>
  );
}

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
  const leaveWhenSafe = useUnsavedChanges(isDirty);
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
      <Box sx={previewColumnsSx}>
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
