import type { UseFormReturn } from 'react-hook-form';
import { CheckboxField } from '@/ui/CheckboxField';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/white-label/client-billing/edit';
import { taxOptions, type PlanValues } from './planForm';

interface PlanFieldsProps {
  form: UseFormReturn<PlanValues>;
  currency: string;
}

/** Renders the fields of a plan except its name, price and status. */
export function PlanFields({ form, currency }: PlanFieldsProps) {
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
