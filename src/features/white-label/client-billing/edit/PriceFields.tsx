import type { FieldErrors, UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { periodOptions, toPeriod, type PriceValues } from './planForm';

interface PriceFieldsProps {
  register: (field: keyof PriceValues) => UseFormRegisterReturn;
  errors: Pick<FieldErrors<PriceValues>, keyof PriceValues>;
  /** The period that is chosen. */
  every: string;
  currency: string;
}

export function PriceFields({ register, errors, every, currency }: PriceFieldsProps) {
  return (
    <>
      <TextField
        label={`Price in ${currency}`}
        hint="0 makes it free."
        inputMode="decimal"
        autoComplete="off"
        error={errors.price?.message}
        {...register('price')}
      />
      <SelectField
        label="Clients pay"
        options={periodOptions(every)}
        error={errors.every?.message}
        {...register('every')}
      />
      {toPeriod(every).interval !== 'Year' && (
        <TextField
          label={`Price of a year in ${currency} (optional)`}
          hint="For who would rather pay by the year."
          inputMode="decimal"
          autoComplete="off"
          error={errors.yearlyPrice?.message}
          {...register('yearlyPrice')}
        />
      )}
    </>
  );
}
