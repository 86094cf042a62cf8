import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/ui/CheckboxField';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { taxOptions, type PlanValues } from './planForm';

interface PlanFieldsProps {
  form: UseFormReturn<PlanValues>;
  currency: string;
}

/** Everything of a plan but its name and its price. */
export function PlanFields({ form, currency }: PlanFieldsProps) {
  const { register, formState } = form;
  const errorOf = (field: keyof PlanValues) => formState.errors[field]?.message;

  return (
    <>
      <TextField
        label="Code (optional)"
        hint="Names the plan in files and other programs. Made from its name when it is left empty."
        autoCapitalize="none"
        spellCheck={false}
        error={errorOf('code')}
        {...register('code')}
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
      <TextField
        label="Free trial, in days"
        hint="0 for none."
        inputMode="numeric"
        error={errorOf('trialDays')}
        {...register('trialDays')}
      />
      <CheckboxField label="A trial needs a card" {...register('requireCardForTrial')} />
      <TextField
        label={`Setup fee in ${currency}`}
        hint="Charged once, with the first payment. 0 for none."
        inputMode="decimal"
        error={errorOf('setupFee')}
        {...register('setupFee')}
      />
      <SelectField label="Tax" options={taxOptions} {...register('taxBehavior')} />
      <CheckboxField label="List it in the price table" {...register('isPublic')} />
      <CheckboxField label="Point it out as the most popular" {...register('isPopular')} />
      <CheckboxField label="Clients may move to it by themselves" {...register('allowSelfUpgrade')} />
    </>
  );
}
