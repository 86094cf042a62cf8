import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/onboarding/billing';
import { intervals, type PlanValues } from './planForm';

interface PlanFieldsProps {
  form: UseFormReturn<PlanValues>;
  currency: string;
}

export function PlanFields({ form, currency }: PlanFieldsProps) {
  const { register, formState } = form;
  const errorOf = (field: keyof PlanValues) => formState.errors[field]?.message;

  return (
    <>
      <TextField label={texts.planName} error={errorOf('name')} {...register('name')} />
      <TextField
        label={texts.priceIn(currency)}
        hint={texts.n0MakesItFree}
        inputMode="decimal"
        autoComplete="off"
        error={errorOf('price')}
        {...register('price')}
      />
      <SelectField
        label={texts.clientsPay}
        options={intervals}
        error={errorOf('interval')}
        {...register('interval')}
      />
      <TextField
        label={texts.freeTrialInDays}
        hint={texts.n0ForNone}
        inputMode="numeric"
        error={errorOf('trialDays')}
        {...register('trialDays')}
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
    </>
  );
}
