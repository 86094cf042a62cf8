import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { countryOptions, currencyOptions, timeZoneOptions, type Country } from '@/ui/company/choices';
import { Notice } from '@/ui/Notice';
import { SelectField, type SelectOption } from '@/ui/SelectField';
import { TextField, type TextFieldProps } from '@/ui/TextField';
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
      <Notice tone="amber" title="Reports are counted anew">
        Days will begin and end by {to.replaceAll('_', ' ')} in every report and chart, the past ones too:
        what happened close to midnight moves to another day. No renewal moves. With very many clients and
        payments saving takes a moment.
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
      <Group title="Legal">
        {text('name', 'Company name', { autoComplete: 'organization' })}
        {text('legalName', 'Registered name (optional)', { hint: 'Where that is another name.' })}
        {text('taxId', 'Tax number (optional)', { autoComplete: 'off' })}
      </Group>
      <Group title="Contact">
        {text('email', 'E-mail', { type: 'email', autoComplete: 'email' })}
        {text('phone', 'Phone (optional)', { type: 'tel', autoComplete: 'tel' })}
        {text('website', 'Website (optional)', { inputMode: 'url', autoComplete: 'url' })}
      </Group>
      <Group title="Address">
        {text('addressLine1', 'Address (optional)', { autoComplete: 'address-line1' })}
        {text('addressLine2', 'Address, second line (optional)', { autoComplete: 'address-line2' })}
        {text('postalCode', 'Postal code (optional)', { autoComplete: 'postal-code' })}
        {text('city', 'City (optional)', { autoComplete: 'address-level2' })}
        {text('state', 'State or region (optional)', { autoComplete: 'address-level1' })}
        {select('country', 'Country', countryOptions(countries))}
      </Group>
      <Group title="Currency and time zone">
        {select('currency', 'Currency', currencyOptions(countries))}
        {select('timeZone', 'Time zone', timeZoneOptions(timeZone))}
        <TimeZoneNotice from={profile.timeZone} to={timeZone} />
      </Group>
    </>
  );
}
