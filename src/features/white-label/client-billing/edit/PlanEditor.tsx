import { Trans, useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { maxFeatures } from '@contract/plans';
import { selectCompany } from '@/state/authSlice';
import { useAppSelector } from '@/state/hooks';
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
  const { t } = useLingui();
  const { register, formState } = form;
  const lang = useAppSelector(selectCompany)?.contentLanguage;
  const errorOf = (field: keyof PlanValues) => formState.errors[field]?.message;

  return (
    <>
      <TextField
        label={t`Code (optional)`}
        hint={t`Identifies the plan in other systems. Leave empty to create it from the name.`}
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('code')}
        dir="ltr"
        {...register('code')}
      />
      <TextField
        label={t`Description (optional)`}
        lang={lang}
        multiline
        minRows={2}
        error={errorOf('description')}
        {...register('description')}
      />
      <TextField
        label={t`Features (optional)`}
        lang={lang}
        hint={t`One feature per line, up to ${maxFeatures}.`}
        multiline
        minRows={4}
        error={errorOf('features')}
        {...register('features')}
      />
      <TextField
        label={t`Free trial (days)`}
        hint={t`Enter 0 for no trial.`}
        inputMode="numeric"
        error={errorOf('trialDays')}
        {...register('trialDays')}
      />
      <CheckboxField label={t`Require a card for the trial`} {...register('requireCardForTrial')} />
      <TextField
        label={t`Setup fee in ${currency}`}
        hint={t`Charged once, with the first payment. Enter 0 for no fee.`}
        inputMode="decimal"
        error={errorOf('setupFee')}
        {...register('setupFee')}
      />
      <SelectField
        label={t`Tax`}
        options={taxOptions.map(({ value, label }) => ({ value, label: t(label) }))}
        {...register('taxBehavior')}
      />
      <CheckboxField label={t`Show in price table`} {...register('isPublic')} />
      <CheckboxField label={t`Mark as most popular`} {...register('isPopular')} />
      <CheckboxField label={t`Let clients change to this plan`} {...register('allowSelfUpgrade')} />
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
  const { t } = useLingui();
  const { offer } = useEditedPlan(props);
  return <PriceTable plans={[offer]} label={t`Client preview`} />;
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
  const { t } = useLingui();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <span>{t`Price: ${{ planPrice: planPrice(plan.price, plan.currency, plan) }}`}</span>
      <Button size={2} variant="soft" onClick={onChange}>
        {t`Change price`}
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
  const { t } = useLingui();
  const lang = useAppSelector(selectCompany)?.contentLanguage;
  const step = useAmountStep();
  const resolver = useMemo(() => zodResolver(planFormIn(currency, step)), [currency, step]);
  const form = useForm<PlanValues>({ resolver, defaultValues: plan ? toPlanForm(plan) : emptyPlan });
  const name = plan?.name;
  const period = useWatch({ control: form.control, name: 'period' });
  const { isDirty, isSubmitting, errors } = form.formState;
  const leaveWhenSafe = useUnsavedChanges(isDirty);
  const { save, stale, takeTheirs, keepMine } = useSavePlan({ form, plan, currency, onSaved: task.close });
  const cancel = () => !isSubmitting && leaveWhenSafe(task.close);

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={form.handleSubmit(save)}>
      <PageHeader
        title={
          name ? (
            <Trans>
              Edit <bdi lang={lang}>{name}</bdi>
            </Trans>
          ) : (
            t`Add plan`
          )
        }
      />
      <FormError message={errors.root?.message} />
      {stale && (
        <EditConflictNotice
          stale={stale}
          onUseTheirs={takeTheirs}
          onOverwrite={form.handleSubmit(keepMine)}
        />
      )}
      <Box sx={previewColumnsSx}>
        <Stack spacing={2.5}>
          <TextField
            label={t`Plan name`}
            lang={lang}
            error={errors.name?.message}
            {...form.register('name')}
          />
          {plan ? (
            <PriceLine plan={plan} onChange={() => leaveWhenSafe(() => task.open('price', plan.id))} />
          ) : (
            <>
              <PriceFields register={form.register} errors={errors} period={period} currency={currency} />
              <SelectField
                label={t`Status`}
                options={statusOptions.map(({ value, label }) => ({ value, label: t(label) }))}
                {...form.register('status')}
              />
            </>
          )}
          <PlanFields form={form} currency={currency} />
        </Stack>
        <PlanPreview form={form} plan={plan} currency={currency} />
      </Box>
      <Stack direction="row" spacing={1.5} sx={{ justifyContent: 'flex-end' }}>
        <Button color="gray" variant="text" onClick={cancel} disabled={isSubmitting}>
          {t`Cancel`}
        </Button>
        <Button type="submit" isLoading={isSubmitting}>
          {plan ? t`Save plan` : t`Add plan`}
        </Button>
      </Stack>
      <PriceTablePreview form={form} plan={plan} plans={plans} currency={currency} />
    </Stack>
  );
}
