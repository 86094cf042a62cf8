import type { UseFormReturn } from 'react-hook-form';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
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
      <TextField label="Plan name" error={errorOf('name')} {...register('name')} />
      <TextField
        label={`Price in ${currency}`}
        hint="0 makes it free."
        inputMode="decimal"
        autoComplete="off"
        error={errorOf('price')}
        {...register('price')}
      />
      <SelectField
        label="Clients pay"
        options={intervals}
        error={errorOf('interval')}
        {...register('interval')}
      />
      <TextField
        label="Free trial, in days"
        hint="0 for none."
        inputMode="numeric"
        error={errorOf('trialDays')}
        {...register('trialDays')}
      />
      <TextField
        label="Description (optional)"
        multiline
        minRows={2}
        error={errorOf('description')}
        {...register('description')}
      />
      <TextField
        label="What is included (optional)"
        hint="One feature a line, at most 12."
        multiline
        minRows={4}
        error={errorOf('features')}
        {...register('features')}
      />
    </>
  );
}
