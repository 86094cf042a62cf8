import { useLingui } from '@lingui/react/macro';
import { useWatch } from 'react-hook-form';
import { browserTimeZone } from '@/lib/localeSettings';
import { countryOptions, currencyOptions, timeZoneOptions, type Country } from '@/ui/company/companyOptions';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import type { CompanyDetailsForm, CompanyDetailsValues } from './companyDetailsForm';

interface CompanyDetailsFieldsProps {
  form: CompanyDetailsForm;
  countries: readonly Country[];
}

export function CompanyDetailsFields({ form, countries }: CompanyDetailsFieldsProps) {
  const { t } = useLingui();
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
        label={t`Company name`}
        autoComplete="organization"
        error={errorOf('name')}
        {...register('name')}
      />
      <TextField
        label={t`Company email`}
        hint={t`Clients use this address to contact you.`}
        type="email"
        autoComplete="email"
        error={errorOf('email')}
        {...register('email')}
      />
      <TextField
        label={t`Phone (optional)`}
        type="tel"
        autoComplete="tel"
        error={errorOf('phone')}
        {...register('phone')}
      />
      <SelectField
        label={t`Country`}
        placeholder={t`Choose a country`}
        autoComplete="country"
        options={countryOptions(countries)}
        error={errorOf('country')}
        {...register('country', {
          onChange: (event: { target: { value: string } }) => applyCountryDefaults(event.target.value),
        })}
      />
      <SelectField
        label={t`Currency`}
        placeholder={t`Choose a currency`}
        hint={t`Clients pay in this currency. You can’t change it after you add a paid plan.`}
        options={currencyOptions(countries)}
        error={errorOf('currency')}
        {...register('currency')}
      />
      <SelectField
        label={t`Time zone`}
        hint={t`Reports use this time zone. You can change it later.`}
        options={timeZoneOptions(timeZone)}
        error={errorOf('timeZone')}
        {...register('timeZone')}
      />
      <TextField
        label={t`Website (optional)`}
        inputMode="url"
        autoComplete="url"
        error={errorOf('website')}
        {...register('website')}
      />
    </>
  );
}
