import { useWatch } from 'react-hook-form';
import { browserTimeZone } from '@/lib/localeSettings';
import { countryOptions, currencyOptions, timeZoneOptions, type Country } from '@/ui/company/companyOptions';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import * as texts from '@/texts/onboarding/details';
import type { CompanyDetailsForm, CompanyDetailsValues } from './companyDetailsForm';

interface CompanyDetailsFieldsProps {
  form: CompanyDetailsForm;
  countries: readonly Country[];
}

export function CompanyDetailsFields({ form, countries }: CompanyDetailsFieldsProps) {
  const { register, setValue, getValues } = form;
  // React Hook Form tracks only the state that is read during render.
  const { errors, dirtyFields } = form.formState;
  const timeZone = useWatch({ control: form.control, name: 'timeZone' });
  const errorOf = (field: keyof CompanyDetailsValues) => errors[field]?.message;

  const applyCountryDefaults = (code: string) => {
    const country = countries.find((entry) => entry.code === code);
    // Keeps a manually chosen currency.
    if (country && !dirtyFields.currency) setValue('currency', country.currency, { shouldValidate: true });
    if (!getValues('timeZone')) setValue('timeZone', browserTimeZone(), { shouldValidate: true });
  };

  return (
    <>
      <TextField
        label={texts.companyName}
        autoComplete="organization"
        error={errorOf('name')}
        {...register('name')}
      />
      <TextField
        label={texts.companyEmail}
        hint={texts.clientsWriteTo}
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        {...register('email')}
      />
      <TextField
        label={texts.phoneOptional}
        type="tel"
        autoComplete="tel"
        error={errorOf('phone')}
        {...register('phone')}
      />
      <SelectField
        label={texts.country}
        placeholder={texts.chooseACountry}
        autoComplete="country"
        options={countryOptions(countries)}
        error={errorOf('country')}
        {...register('country', {
          onChange: (event: { target: { value: string } }) => applyCountryDefaults(event.target.value),
        })}
      />
      <SelectField
        label={texts.currency}
        placeholder={texts.chooseACurrency}
        hint={texts.clientsPayInItItStays}
        options={currencyOptions(countries)}
        error={errorOf('currency')}
        {...register('currency')}
      />
      <SelectField
        label={texts.timeZone}
        hint={texts.daysBeginAndEnd}
        options={timeZoneOptions(timeZone)}
        error={errorOf('timeZone')}
        {...register('timeZone')}
      />
      <TextField
        label={texts.websiteOptional}
        inputMode="url"
        autoComplete="url"
        error={errorOf('website')}
        {...register('website')}
      />
    </>
  );
}
