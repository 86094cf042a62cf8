import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { countryOptions, currencyOptions, timeZoneOptions, type Country } from '@/ui/company/choices';
import { Notice } from '@/ui/Notice';
import { SelectField, type SelectOption } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
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
        payments saving takes some seconds.
      </Notice>
    )}
  </Box>
);

export function ProfileFields({ form, profile, countries, isReadOnly }: ProfileFieldsProps) {
  const { errors } = form.formState;
  const timeZone = useWatch({ control: form.control, name: 'timeZone' });

  const common = (field: ProfileField, hint?: string) => {
    const lock = profile.locks.find((one) => one.field === field)?.reason;
    const hints = [lock, hint, seenWords(profile, field)].filter(Boolean).join(' ') || undefined;
    const isFixed = isReadOnly || lock !== undefined;
    // What is disabled gives a form no value: it keeps the one that it began with.
    const held = isFixed
      ? { value: profile[field] ?? '', disabled: true, onChange: undefined }
      : form.register(field);
    return { hint: hints, error: errors[field]?.message, ...held };
  };
  const text = (field: ProfileField, label: string, autoComplete: string, hint?: string) => (
    <TextField label={label} autoComplete={autoComplete} {...common(field, hint)} />
  );
  const select = (field: ProfileField, label: string, options: readonly SelectOption[]) => (
    <SelectField label={label} options={options} {...common(field)} />
  );

  return (
    <>
      <Group title="Legal">
        {text('name', 'Company name', 'organization')}
        {text('legalName', 'Registered name (optional)', 'organization', 'Where that is another name.')}
        {text('taxId', 'Tax number (optional)', 'off')}
      </Group>
      <Group title="Contact">
        <TextField label="E-mail" type="email" autoComplete="email" {...common('email')} />
        <TextField label="Phone (optional)" type="tel" autoComplete="tel" {...common('phone')} />
        <TextField label="Website (optional)" inputMode="url" autoComplete="url" {...common('website')} />
      </Group>
      <Group title="Address">
        {text('addressLine1', 'Address (optional)', 'address-line1')}
        {text('addressLine2', 'Address, second line (optional)', 'address-line2')}
        {text('postalCode', 'Postal code (optional)', 'postal-code')}
        {text('city', 'City (optional)', 'address-level2')}
        {text('state', 'State or region (optional)', 'address-level1')}
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
