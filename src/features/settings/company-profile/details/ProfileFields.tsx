import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { formatList } from '@/lib/format';
import * as texts from '@/texts/settings/company-profile/details';
import { type Country, countryOptions, currencyOptions, timeZoneOptions } from '@/ui/company/companyOptions';
import { Notice } from '@/ui/Notice';
import { SelectField, type SelectOption } from '@/ui/SelectField';
import { TextField, type TextFieldProps } from '@/ui/TextField';
import type { Profile } from '../companyProfileApi';
import type { ProfileField, ProfileForm } from './profileForm';

type ClientVisibleLocation = Profile['clientVisibleFields'][number]['locations'][number];

const locationLabels: Readonly<Record<ClientVisibleLocation, string>> = {
  ClientDashboard: texts.inTheirDashboard,
  Receipts: texts.onReceipts,
  Emails: texts.inMails,
};

/** Returns a sentence that names the places where clients see a field, or undefined if there are none. */
function visibilityText({ clientVisibleFields }: Profile, field: string): string | undefined {
  const locations = clientVisibleFields.find((entry) => entry.field === field)?.locations ?? [];
  if (locations.length === 0) return undefined;
  return texts.clientsSeeThis(formatList(locations.map((location) => locationLabels[location])));
}

interface ProfileFieldsProps {
  form: ProfileForm;
  profile: Profile;
  countries: readonly Country[];
  /** True unless the company's status is Active. */
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

  const fieldState = (field: ProfileField, hint?: string) => {
    const lock = profile.locks.find((entry) => entry.field === field)?.reason;
    return {
      hint: [lock, hint, visibilityText(profile, field)].filter(Boolean).join(' ') || undefined,
      error: errors[field]?.message,
      isFixed: isReadOnly || lock !== undefined,
    };
  };
  const renderText = (field: ProfileField, label: string, props: Omit<TextFieldProps, 'label'>) => {
    const { isFixed, hint, error } = fieldState(field, props.hint);
    // The separate key remounts the input, because React cannot change it from uncontrolled to controlled.
    if (isFixed)
      return (
        <TextField key={`fixed ${field}`} label={label} value={profile[field] ?? ''} readOnly hint={hint} />
      );
    return <TextField label={label} {...props} hint={hint} error={error} {...form.register(field)} />;
  };
  const renderSelect = (field: ProfileField, label: string, options: readonly SelectOption[]) => {
    const { isFixed, hint, error } = fieldState(field);
    if (!isFixed) {
      return (
        <SelectField label={label} options={options} hint={hint} error={error} {...form.register(field)} />
      );
    }
    const selectedLabel =
      options.find(({ value }) => value === profile[field])?.label ?? profile[field] ?? '';
    // A select has no read-only state, so a fixed choice is shown as text.
    return <TextField label={label} value={selectedLabel} readOnly hint={hint} />;
  };

  return (
    <>
      <Group title={texts.legal}>
        {renderText('name', texts.companyName, { autoComplete: 'organization' })}
        {renderText('legalName', texts.registeredNameOptional, { hint: texts.whereThatIsAnotherName })}
        {renderText('taxId', texts.taxNumberOptional, { autoComplete: 'off' })}
      </Group>
      <Group title={texts.contact}>
        {renderText('email', texts.email, { type: 'email', autoComplete: 'email' })}
        {renderText('phone', texts.phoneOptional, { type: 'tel', autoComplete: 'tel' })}
        {renderText('website', texts.websiteOptional, { inputMode: 'url', autoComplete: 'url' })}
      </Group>
      <Group title={texts.address}>
        {renderText('addressLine1', texts.addressOptional, { autoComplete: 'address-line1' })}
        {renderText('addressLine2', texts.addressSecondLineOptional, { autoComplete: 'address-line2' })}
        {renderText('postalCode', texts.postalCodeOptional, { autoComplete: 'postal-code' })}
        {renderText('city', texts.cityOptional, { autoComplete: 'address-level2' })}
        {renderText('state', texts.stateOrRegionOptional, { autoComplete: 'address-level1' })}
        {renderSelect('country', texts.country, countryOptions(countries))}
      </Group>
      <Group title={texts.currencyAndTimeZone}>
        {renderSelect('currency', texts.currency, currencyOptions(countries))}
        {renderSelect('timeZone', texts.timeZone, timeZoneOptions(timeZone))}
        <TimeZoneNotice from={profile.timeZone} to={timeZone} />
      </Group>
    </>
  );
}
