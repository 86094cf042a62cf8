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
        hint={t`0 makes it free.`}
        inputMode="decimal"
        autoComplete="off"
        error={errors.price?.message}
        {...register('price')}
      />
      <SelectField
        label={t`Clients pay`}
        options={periodOptions(period)}
        error={errors.period?.message}
        {...register('period')}
      />
      {toPeriod(period).interval !== 'Year' && (
        <TextField
          label={t`Price of a year in ${currency} (optional)`}
          hint={t`For who would rather pay by the year.`}
          inputMode="decimal"
          autoComplete="off"
          error={errors.yearlyPrice?.message}
          {...register('yearlyPrice')}
        />
      )}
    </>
  );
}
