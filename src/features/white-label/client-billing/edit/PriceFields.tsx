import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/white-label/client-billing/edit';
import { periodOptions, toPeriod, type PriceValues } from './planForm';

interface PriceFieldsProps {
  register: (field: keyof PriceValues) => UseFormRegisterReturn;
  errors: Pick<FieldErrors<PriceValues>, keyof PriceValues>;
  /** The selected billing period, such as `3 Month`. */
  period: string;
  currency: string;
}

export function PriceFields({ register, errors, period, currency }: PriceFieldsProps) {
  return (
    <>
      <TextField
        label={texts.priceIn(currency)}
        hint={texts.n0MakesItFree}
        inputMode="decimal"
        autoComplete="off"
        error={errors.price?.message}
        {...register('price')}
      />
      <SelectField
        label={texts.clientsPay}
        options={periodOptions(period)}
        error={errors.period?.message}
        {...register('period')}
      />
      {toPeriod(period).interval !== 'Year' && (
        <TextField
          label={texts.priceOfAYearInOptional(currency)}
          hint={texts.forWhoWouldRatherPay}
          inputMode="decimal"
          autoComplete="off"
          error={errors.yearlyPrice?.message}
          {...register('yearlyPrice')}
        />
      )}
    </>
  );
}
