import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { countryOptions, currencyOptions, timeZoneOptions, type Country } from '@/ui/company/choices';
import { Notice } from '@/ui/Notice';
import { SelectField, type SelectOption } from '@/ui/SelectField';
import { TextField, type TextFieldProps } from '@/ui/TextField';
import * as texts from '@/texts/settings/company-profile/details';
import type { Profile } from '../companyProfileApi';
import type { ProfileField, ProfileValues } from './profileForm';
import { seenWords } from './seenWords';

interface ProfileFieldsProps {
  form: UseFormReturn<ProfileValues>;
  profile: Profile;
  countries: readonly Country[];
  /** A closed company shows what it is, and changes nothing. */
  isReadOnly: boolean;
}

const gridSx = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 1.5 }}>
      <Typography id={id} variant="subtitle1" component="h3">
        {title}
      </Typography>
      <Box sx={gridSx}>{children}</Box>
    </Box>
  );
}

/** What follows from another time zone, before it is saved. */
const TimeZoneNotice = ({ from, to }: { from: string; to: string }) => (
  <Box role="status" sx={{ gridColumn: '1 / -1' }}>
    {to !== '' && to !== from && (
      <Notice tone="amber" title={texts.reportsAreCountedAnew}>
        {texts.daysWillBeginAndEnd(to.replaceAll('_', ' '))}
      </Notice>
    )}
  </Box>
);

export function ProfileFields({ form, profile, countries, isReadOnly }: ProfileFieldsProps) {
  const { errors } = form.formState;
  const timeZone = useWatch({ control: form.control, name: 'timeZone' });

  const common = (field: ProfileField, hint?: string) => {
    const lock = profile.locks.find((one) => one.field === field)?.reason;
    return {
      hint: [lock, hint, seenWords(profile, field)].filter(Boolean).join(' ') || undefined,
      error: errors[field]?.message,
      isFixed: isReadOnly || lock !== undefined,
    };
  };
  const text = (field: ProfileField, label: string, more: Omit<TextFieldProps, 'label'>) => {
    const { isFixed, hint, error } = common(field, more.hint);
    // Another input, for React doesn't let one go from what is typed to what is given.
    if (isFixed)
      return (
        <TextField key={`fixed ${field}`} label={label} value={profile[field] ?? ''} readOnly hint={hint} />
      );
    return <TextField label={label} {...more} hint={hint} error={error} {...form.register(field)} />;
  };
  const select = (field: ProfileField, label: string, options: readonly SelectOption[]) => {
    const { isFixed, hint, error } = common(field);
    if (!isFixed) {
      return (
        <SelectField label={label} options={options} hint={hint} error={error} {...form.register(field)} />
      );
    }
    const chosen = options.find(({ value }) => value === profile[field])?.label ?? profile[field] ?? '';
    // What can't be chosen is still to be read, with the reason.
    return <TextField label={label} value={chosen} readOnly hint={hint} />;
  };

  return (
    <>
      <Group title={texts.legal}>
        {text('name', texts.companyName, { autoComplete: 'organization' })}
        {text('legalName', texts.registeredNameOptional, { hint: texts.whereThatIsAnotherName })}
        {text('taxId', texts.taxNumberOptional, { autoComplete: 'off' })}
      </Group>
      <Group title={texts.contact}>
        {text('email', texts.email, { type: 'email', autoComplete: 'email' })}
        {text('phone', texts.phoneOptional, { type: 'tel', autoComplete: 'tel' })}
        {text('website', texts.websiteOptional, { inputMode: 'url', autoComplete: 'url' })}
      </Group>
      <Group title={texts.address}>
        {text('addressLine1', texts.addressOptional, { autoComplete: 'address-line1' })}
        {text('addressLine2', texts.addressSecondLineOptional, { autoComplete: 'address-line2' })}
        {text('postalCode', texts.postalCodeOptional, { autoComplete: 'postal-code' })}
        {text('city', texts.cityOptional, { autoComplete: 'address-level2' })}
        {text('state', texts.stateOrRegionOptional, { autoComplete: 'address-level1' })}
        {select('country', texts.country, countryOptions(countries))}
      </Group>
      <Group title={texts.currencyAndTimeZone}>
        {select('currency', texts.currency, currencyOptions(countries))}
        {select('timeZone', texts.timeZone, timeZoneOptions(timeZone))}
        <TimeZoneNotice from={profile.timeZone} to={timeZone} />
      </Group>
    </>
  );
}
