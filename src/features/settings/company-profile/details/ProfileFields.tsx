import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { useWatch } from 'react-hook-form';
import { formatList } from '@/lib/format';
import { type Country, countryOptions, currencyOptions, timeZoneOptions } from '@/ui/company/companyOptions';
import { Notice } from '@/ui/Notice';
import { SelectField, type SelectOption } from '@/ui/SelectField';
import { TextField, type TextFieldProps } from '@/ui/TextField';
import type { Profile } from '../companyProfileApi';
import type { ProfileField, ProfileForm } from './profileForm';

type ClientVisibleLocation = Profile['clientVisibleFields'][number]['locations'][number];

const locationLabels: Readonly<Record<ClientVisibleLocation, MessageDescriptor>> = {
  ClientDashboard: msg`client dashboard`,
  Receipts: msg`receipts`,
  Emails: msg`emails`,
};

/** Returns a sentence that names the places where clients see a field, or undefined if there are none. */
function visibilityText({ clientVisibleFields }: Profile, field: string): string | undefined {
  const locations = clientVisibleFields.find((entry) => entry.field === field)?.locations ?? [];
  if (locations.length === 0) return undefined;
  const labels = locations.map((location) => i18n._(locationLabels[location]));
  return t`Shown to clients in: ${{ locations: formatList(labels) }}.`;
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

const TimeZoneNotice = ({ from, to }: { from: string; to: string }) => {
  const { t } = useLingui();
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1' }}>
      {to !== '' && to !== from && (
        <Notice tone="amber" title={t`Reports will be recalculated`}>
          {t`Days in all reports and charts, including past ones, will follow the time zone ${{ timeZone: to.replaceAll('_', ' ') }}. Events near midnight can move to another day. Renewals don’t move. Saving can take a moment if you have many clients and payments.`}
        </Notice>
      )}
    </Box>
  );
};

export function ProfileFields({ form, profile, countries, isReadOnly }: ProfileFieldsProps) {
  const { t } = useLingui();
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
      <Group title={t({ message: 'Legal', context: 'company details' })}>
        {renderText('name', t`Company name`, { autoComplete: 'organization' })}
        {renderText('legalName', t`Registered name (optional)`, {
          hint: t`If different from the company name.`,
        })}
        {renderText('taxId', t`Tax ID (optional)`, { autoComplete: 'off' })}
      </Group>
      <Group title={t`Contact`}>
        {renderText('email', t`Email`, { type: 'email', autoComplete: 'email' })}
        {renderText('phone', t`Phone (optional)`, { type: 'tel', autoComplete: 'tel' })}
        {renderText('website', t`Website (optional)`, { inputMode: 'url', autoComplete: 'url' })}
      </Group>
      <Group title={t`Address`}>
        {renderText('addressLine1', t`Address (optional)`, { autoComplete: 'address-line1' })}
        {renderText('addressLine2', t`Address line 2 (optional)`, { autoComplete: 'address-line2' })}
        {renderText('postalCode', t`Postal code (optional)`, { autoComplete: 'postal-code' })}
        {renderText('city', t`City (optional)`, { autoComplete: 'address-level2' })}
        {renderText('state', t`State or region (optional)`, { autoComplete: 'address-level1' })}
        {renderSelect('country', t`Country`, countryOptions(countries))}
      </Group>
      <Group title={t`Currency and time zone`}>
        {renderSelect('currency', t`Currency`, currencyOptions(countries))}
        {renderSelect('timeZone', t`Time zone`, timeZoneOptions(timeZone))}
        <TimeZoneNotice from={profile.timeZone} to={timeZone} />
      </Group>
    </>
  );
}
