import { useLingui } from '@lingui/react/macro';
import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { periodOptions, toPeriod, type PriceValues } from './planForm';

interface PriceFieldsProps {
  register: (field: keyof PriceValues) => UseFormRegisterReturn;
  errors: Pick<FieldErrors<PriceValues>, keyof PriceValues>;
  /** The selected billing period, such as `3 Month`. */
  period: string;
  currency: string;
}

export function PriceFields({ register, errors, period, currency }: PriceFieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        label={t`Price in ${currency}`}
        hint={t`Enter 0 for a free plan.`}
        inputMode="decimal"
        autoComplete="off"
        error={errors.price?.message}
        {...register('price')}
      />
      <SelectField
        label={t`Billing interval`}
        options={periodOptions(period)}
        error={errors.period?.message}
        {...register('period')}
      />
      {toPeriod(period).interval !== 'Year' && (
        <TextField
          label={t`Yearly price in ${currency} (optional)`}
          hint={t`Lets clients choose yearly billing.`}
          inputMode="decimal"
          autoComplete="off"
          error={errors.yearlyPrice?.message}
          {...register('yearlyPrice')}
        />
      )}
    </>
  );
}
