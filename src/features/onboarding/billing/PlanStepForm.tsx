import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useForm, type UseFormReturn, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { planIntervals } from '@contract/enums';
import { showServerErrors } from '@/api/showServerErrors';
import type { GetPlanTemplatesQuery } from '@/api/types';
import { paths } from '@/config/paths';
import { formatMoney } from '@/lib/money';
import { Button } from '@/ui/Button';
import { PriceCard } from '@/ui/plans/PriceCard';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { StepActions } from '../StepActions';
import { StepForm } from '../StepForm';
import { useGetPlanTemplatesQuery, useSubmitClientBillingMutation } from '../onboardingApi';
import { useDraft } from '../useDraft';
import {
  emptyPlan,
  intervalLabels,
  planFormIn,
  type PlanValues,
  toOffer,
  toPlanForm,
  toPlanInput,
} from './planForm';

interface PlanFieldsProps {
  form: UseFormReturn<PlanValues>;
  currency: string;
}

function PlanFields({ form, currency }: PlanFieldsProps) {
  const { t } = useLingui();
  const { register, formState } = form;
  const errorOf = (field: keyof PlanValues) => formState.errors[field]?.message;

  return (
    <>
      <TextField label={t`Plan name`} error={errorOf('name')} {...register('name')} />
      <TextField
        label={t`Price in ${currency}`}
        hint={t`Enter 0 for a free plan.`}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf('price')}
        {...register('price')}
      />
      <SelectField
        label={t`Billing interval`}
        options={planIntervals.map((value) => ({ value, label: t(intervalLabels[value]) }))}
        error={errorOf('interval')}
        {...register('interval')}
      />
      <TextField
        label={t`Free trial (days)`}
        hint={t`Enter 0 for no trial.`}
        inputMode="numeric"
        error={errorOf('trialDays')}
        {...register('trialDays')}
      />
      <TextField
        label={t`Description (optional)`}
        multiline
        minRows={2}
        error={errorOf('description')}
        {...register('description')}
      />
      <TextField
        label={t`Features (optional)`}
        hint={t`One feature per line, up to 12.`}
        multiline
        minRows={4}
        error={errorOf('features')}
        {...register('features')}
      />
    </>
  );
}

type Template = GetPlanTemplatesQuery['planTemplates'][number];

interface TemplateChoiceProps {
  templates: readonly Template[];
  /** Null for an empty plan. */
  onChoose: (template: Template | null) => void;
}

function TemplateChoice({ templates, onChoose }: TemplateChoiceProps) {
  const { t } = useLingui();
  return (
    <Box role="group" aria-label={t`Plan templates`} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {templates.map((template) => (
        <Button key={template.id} size={2} variant="soft" onClick={() => onChoose(template)}>
          {template.name}, {formatMoney(template.price, template.currency)}
        </Button>
      ))}
      <Button size={2} variant="soft" color="gray" onClick={() => onChoose(null)}>
        {t`Start from scratch`}
      </Button>
    </Box>
  );
}

export function PlanStepForm({ initial, currency }: { initial: PlanValues; currency: string }) {
  const { t } = useLingui();
  const resolver = useMemo(() => zodResolver(planFormIn(currency)), [currency]);
  const form = useForm<PlanValues>({ resolver, defaultValues: initial });
  const formValues = useWatch({ control: form.control });
  const templates = useGetPlanTemplatesQuery().data?.planTemplates ?? [];
  const [submitPlan] = useSubmitClientBillingMutation();
  const { cancelPendingSave, saveDraft } = useDraft('ClientBilling', form);
  const navigate = useNavigate();

  async function submit(values: PlanValues) {
    cancelPendingSave();
    const result = await submitPlan({ input: toPlanInput(values, currency) });
    if (result.error) {
      saveDraft();
      return showServerErrors(form, result.error);
    }
    await navigate(paths.onboardPaymentMethod);
  }

  return (
    <StepForm error={form.formState.errors.root?.message} onSubmit={form.handleSubmit(submit)}>
      <TemplateChoice
        templates={templates.filter((template) => template.currency === currency)}
        onChoose={(template) => form.reset(template ? toPlanForm(template, currency) : emptyPlan)}
      />
      <Box sx={columnsSx}>
        <Stack spacing={2.5}>
          <PlanFields form={form} currency={currency} />
        </Stack>
        <PriceCard plan={toOffer({ ...initial, ...formValues }, currency)} />
      </Box>
      <StepActions
        label={t`Save and continue`}
        isBusy={form.formState.isSubmitting}
        back={paths.onboardTheme}
      />
    </StepForm>
  );
}

const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 300px)' },
  alignItems: 'start',
} as const;
