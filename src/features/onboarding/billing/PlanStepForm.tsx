import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useMemo } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { showServerErrors } from '@/api/showServerErrors';
import { paths } from '@/config/paths';
import { PriceCard } from '@/ui/plans/PriceCard';
import * as texts from '@/texts/onboarding/billing';
import { StepActions } from '../StepActions';
import { StepForm } from '../StepForm';
import { useGetPlanTemplatesQuery, useSubmitClientBillingMutation } from '../onboardingApi';
import { useDraft } from '../useDraft';
import { PlanFields } from './PlanFields';
import { TemplateChoice } from './TemplateChoice';
import { emptyPlan, planFormIn, toOffer, toPlanForm, toPlanInput, type PlanValues } from './planForm';

export function PlanStepForm({ initial, currency }: { initial: PlanValues; currency: string }) {
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
      <StepActions label={texts.saveAndGo} isBusy={form.formState.isSubmitting} back={paths.onboardTheme} />
    </StepForm>
  );
}

const columnsSx = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 300px)' },
  alignItems: 'start',
} as const;
