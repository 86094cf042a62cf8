import { msg, t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { zodResolver } from '@hookform/resolvers/zod';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { showServerErrors } from '@/api/showServerErrors';
import type { BillingDetailsFieldsFragment } from '@/api/types';
import { emailMessages, textMessages } from '@/lib/fieldMessages';
import { Button } from '@/ui/Button';
import { ErrorPanel } from '@/ui/ErrorPanel';
import { FormError } from '@/ui/FormError';
import { Panel } from '@/ui/Panel';
import { SelectField } from '@/ui/SelectField';
import { TextField } from '@/ui/TextField';
import { toast } from '@/ui/toast';
import { useUnsavedChanges } from '@/ui/UnsavedChanges';
import { billingDetailsFields } from '@contract/company';
import {
  useGetBillingCountriesQuery,
  useGetBillingDetailsQuery,
  useUpdateBillingDetailsMutation,
} from '../billingCardApi';

function billingDetailsForm() {
  const optional = textMessages();
  return z.object(
    billingDetailsFields({
      name: textMessages(t`Enter the name for your invoices.`),
      email: emailMessages(t`Enter an email address, such as name@example.com.`),
      addressLine1: optional,
      addressLine2: optional,
      city: optional,
      state: optional,
      postalCode: optional,
      taxId: optional,
    }),
  );
}

/** The values of the inputs. */
type BillingDetailsValues = z.input<ReturnType<typeof billingDetailsForm>>;

const toBillingDetailsForm = (details: BillingDetailsFieldsFragment): BillingDetailsValues => ({
  name: details.name,
  email: details.email,
  addressLine1: details.addressLine1 ?? '',
  addressLine2: details.addressLine2 ?? '',
  city: details.city ?? '',
  state: details.state ?? '',
  postalCode: details.postalCode ?? '',
  country: details.country ?? '',
  taxId: details.taxId ?? '',
});

interface BillingDetailsFormProps {
  details: BillingDetailsFieldsFragment;
  countries: readonly { code: string; name: string }[];
}

const textFields = [
  ['name', msg`Name`, 'organization'],
  ['email', msg`Email`, 'email'],
  ['addressLine1', msg`Address`, 'address-line1'],
  ['addressLine2', msg`Address line 2`, 'address-line2'],
  ['postalCode', msg`Postal code`, 'postal-code'],
  ['city', msg`City`, 'address-level2'],
  ['state', msg`State or region`, 'address-level1'],
  ['taxId', msg`Tax ID`, 'off'],
] as const;

const gridSx = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } } as const;

function BillingDetailsForm({ details, countries }: BillingDetailsFormProps) {
  const { t } = useLingui();
  const [save] = useUpdateBillingDetailsMutation();
  const form = useForm<BillingDetailsValues>({
    resolver: zodResolver(billingDetailsForm()),
    values: toBillingDetailsForm(details),
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);

  const send = async (input: BillingDetailsValues) => {
    const { data, error } = await save({ input });
    if (error) return showServerErrors(form, error);
    form.reset(toBillingDetailsForm(data.updateBillingDetails));
    toast.success(t`Billing details saved`);
  };

  return (
    <Stack component="form" noValidate spacing={2} onSubmit={form.handleSubmit(send)}>
      <FormError message={errors.root?.message} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {details.isFromCompany
          ? t`Invoices use the details of your company profile until you save other details here.`
          : t`Future invoices use these details. Existing invoices don’t change.`}
      </Typography>
      <Box sx={gridSx}>
        {textFields.map(([name, label, autoComplete]) => (
          <TextField
            key={name}
            label={t(label)}
            type={name === 'email' ? 'email' : 'text'}
            autoComplete={autoComplete}
            error={errors[name]?.message}
            {...form.register(name)}
          />
        ))}
        <SelectField
          label={t`Country`}
          placeholder={t`No country`}
          autoComplete="country"
          options={countries.map(({ code, name }) => ({ value: code, label: name }))}
          error={errors.country?.message}
          {...form.register('country')}
        />
      </Box>
      <Box>
        <Button type="submit" isLoading={isSubmitting} disabled={!isDirty}>
          {t`Save details`}
        </Button>
      </Box>
    </Stack>
  );
}

/** Edits the billing details for Livery's invoices to the company. */
export function BillingDetailsPanel() {
  const { t } = useLingui();
  const details = useGetBillingDetailsQuery();
  const countries = useGetBillingCountriesQuery();
  const error = details.error ?? countries.error;

  const retry = () => {
    if (details.error) void details.refetch();
    if (countries.error) void countries.refetch();
  };
  if (!details.data || !countries.data) {
    return error ? <ErrorPanel error={error} onRetry={retry} /> : <Skeleton variant="rounded" height={320} />;
  }
  return (
    <Panel title={t`Billing details`}>
      <BillingDetailsForm details={details.data.billingDetails} countries={countries.data.countries} />
    </Panel>
  );
}
