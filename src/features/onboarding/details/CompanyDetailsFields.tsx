import { useWatch, type UseFormReturn } from 'react-hook-form';
import { browserTimeZone } from '@/lib/browserTimeZone';
import { countryOptions, currencyOptions, timeZoneOptions, type Country } from '@/ui/company/choices';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import type { CompanyDetailsValues } from './companyDetailsForm';

interface CompanyDetailsFieldsProps {
  form: UseFormReturn<CompanyDetailsValues>;
  countries: readonly Country[];
}

export function CompanyDetailsFields({ form, countries }: CompanyDetailsFieldsProps) {
  const { register, setValue, getValues } = form;
  // The form watches only what is read while it is drawn.
  const { errors, dirtyFields } = form.formState;
  const timeZone = useWatch({ control: form.control, name: 'timeZone' });
  const errorOf = (field: keyof CompanyDetailsValues) => errors[field]?.message;

  const suggestFor = (code: string) => {
    const country = countries.find((each) => each.code === code);
    // A currency chosen by hand stays.
    if (country && !dirtyFields.currency) setValue('currency', country.currency, { shouldValidate: true });
    if (!getValues('timeZone')) setValue('timeZone', browserTimeZone(), { shouldValidate: true });
  };

  return (
    <>
      <TextField
        label="Company name"
        autoComplete="organization"
        error={errorOf('name')}
        {...register('name')}
      />
      <TextField
        label="Company e-mail"
        hint="Clients write to it."
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        {...register('email')}
      />
      <TextField
        label="Phone (optional)"
        type="tel"
        autoComplete="tel"
        error={errorOf('phone')}
        {...register('phone')}
      />
      <SelectField
        label="Country"
        placeholder="Choose a country"
        autoComplete="country"
        options={countryOptions(countries)}
        error={errorOf('country')}
        {...register('country', {
          onChange: (event: { target: { value: string } }) => suggestFor(event.target.value),
        })}
      />
      <SelectField
        label="Currency"
        placeholder="Choose a currency"
        hint="Clients pay in it. It stays once something has a price in it."
        options={currencyOptions(countries)}
        error={errorOf('currency')}
        {...register('currency')}
      />
      <SelectField
        label="Time zone"
        hint="Days begin and end by it in reports. You can change it later."
        options={timeZoneOptions(timeZone)}
        error={errorOf('timeZone')}
        {...register('timeZone')}
      />
      <TextField
        label="Website (optional)"
        inputMode="url"
        autoComplete="url"
        error={errorOf('website')}
        {...register('website')}
      />
    </>
  );
}
